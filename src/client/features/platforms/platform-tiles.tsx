import { useState } from "react";
import { type Platform, PLATFORMS } from "#shared/contracts/platforms.ts";
import { useAddressInput } from "#client/lib/use-address-input.ts";
import { refusalOf } from "./google-outcomes.ts";
import { PlatformTile } from "./platform-tile.tsx";
import { useGoogle } from "./use-google.ts";

/**
 * The three platforms and how they stand. The address may open a dialog (?connect=youtube) or tell how signing
 * in with Google ended (?google=denied).
 */
export function PlatformTiles() {
  const [wanted, setWanted] = useState<Platform>();
  const [refusal, setRefusal] = useState<string>();
  useGoogle(false);
  useAddressInput(["connect", "google"], (arrived) => {
    setWanted(PLATFORMS.find((platform) => platform === arrived.get("connect")));
    setRefusal(refusalOf(arrived.get("google")));
  });
  return (
    <ul className="grid gap-3 xl:grid-cols-3">
      {PLATFORMS.map((platform) => (
        <PlatformTile
          key={platform}
          platform={platform}
          wanted={wanted === platform}
          refusal={platform === "youtube" ? refusal : undefined}
        />
      ))}
    </ul>
  );
}
