import { expect, test } from "vitest";
import { isImageAddress } from "#shared/rules/image-hosts.ts";

test.each([
  "/samples/instagram-post.svg",
  "/a b.png",
  "https://i.ytimg.com/vi/x/hq.jpg",
  "https://p16.tiktokcdn.com/a",
])("a page may load a picture from %s", (address) => expect(isImageAddress(address)).toBe(true));

test.each([
  "//evil.test/x",
  String.raw`/\evil.test/x`,
  String.raw`/\/evil.test/x`,
  "/\t/evil.test/x",
  "/\n\\evil.test/x",
  "https://evil.test/x",
  "http://i.ytimg.com/x",
  "https://i.ytimg.com:8443/x",
  "https://i.ytimg.com.evil.test/x",
  "javascript:alert(1)",
  "",
])("but not from %j", (address) => expect(isImageAddress(address)).toBe(false));
