import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { findLocalModel, MODEL_SERVERS, type ModelServer } from "../../serving/local-model.ts";
import { listOf, serveModels, type ServerDouble } from "../support/model-server.ts";

const doubles: ServerDouble[] = [];
afterEach(() => Promise.all(doubles.splice(0).map((double) => double.close())));

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

async function server(name: ModelServer["name"], answer: Answer | string): Promise<ModelServer> {
  const double = await serveModels(typeof answer === "string" ? (response) => response.end(answer) : answer);
  doubles.push(double);
  return { name, url: double.url };
}

/** Nothing listens there. */
const NOWHERE: ModelServer = { name: "Ollama", url: "http://127.0.0.1:9/v1" };

const found = async (servers: readonly ModelServer[], wanted?: string) => {
  const model = await findLocalModel(servers, wanted);
  return model && `${model.id} in ${model.server.name}`;
};

describe("the model that is taken", () => {
  test("is looked for on this machine alone", () => {
    for (const { url } of MODEL_SERVERS) expect(new URL(url).hostname).toBe("127.0.0.1");
  });

  test("is the first that Ollama lists", async () => {
    const ollama = await server("Ollama", listOf("llama3.2:latest", "qwen3:8b"));
    const studio = await server("LM Studio", listOf("google/gemma-3-4b"));
    expect(await found([ollama, studio])).toBe("llama3.2:latest in Ollama");
    expect(doubles.map(({ asked }) => asked)).toEqual([["GET /v1/models"], ["GET /v1/models"]]);
  });

  test("is LM Studio's where Ollama isn't there or has none", async () => {
    const studio = await server("LM Studio", listOf("qwen2.5-7b-instruct@q4_k_m"));
    expect(await found([NOWHERE, studio])).toBe("qwen2.5-7b-instruct@q4_k_m in LM Studio");
    const empty = await server("Ollama", JSON.stringify({ object: "list", data: null }));
    expect(await found([empty, studio])).toBe("qwen2.5-7b-instruct@q4_k_m in LM Studio");
  });

  test("is the one that the owner names, wherever it is, with or without its tag", async () => {
    const ollama = await server("Ollama", listOf("llama3.2:latest", "mistral:latest"));
    const studio = await server("LM Studio", listOf("phi-4"));
    expect(await found([ollama, studio], "mistral")).toBe("mistral:latest in Ollama");
    expect(await found([ollama, studio], "mistral:latest")).toBe("mistral:latest in Ollama");
    expect(await found([ollama, studio], "phi-4")).toBe("phi-4 in LM Studio");
    expect(await found([ollama, studio], "nobody-has-it")).toBe("llama3.2:latest in Ollama");
    expect(await found([ollama, studio], "")).toBe("llama3.2:latest in Ollama");
  });

  test.each([
    "nomic-embed-text:latest",
    "text-embedding-nomic-embed-text-v1.5",
    "qwen3-embedding:0.6b",
    "embeddinggemma:300m",
    "all-minilm:22m",
    "paraphrase-multilingual:latest",
    "bge-m3:latest",
    "hf.co/gpustack/bge-reranker-v2-m3-GGUF:Q8_0",
    "intfloat/e5-mistral-7b-instruct",
    "thenlper/gte-large",
    "llama-guard3:8b",
    "granite3-guardian:2b",
    "gpt-oss-safeguard:20b",
    "shieldgemma:2b",
    "whisper-large-v3",
    "canopylabs/orpheus-tts-3b",
    "qwen3guard-gen:4b",
    "deepseek-ocr:3b",
    "x/z-image-turbo:latest",
    "x/flux2-klein:4b",
    "allenai/olmocr-2-7b",
    "qwen2.5-coder:1.5b-base",
    "llama3:8b-text-q4_0",
    "codellama:7b-code",
    "google/gemma-3-4b-pt",
    "starcoder2:3b",
    "sqlcoder:15b",
    "gpt-oss:120b-cloud",
    "glm-4.6:cloud",
  ])("is none that doesn't chat, or not on this machine: %s", async (id) => {
    expect(await found([await server("Ollama", listOf(id))])).toBeUndefined();
    expect(await found([await server("Ollama", listOf(id, "gemma3:4b"))], id)).toBe("gemma3:4b in Ollama");
  });

  test.each([
    "llama3.2:latest",
    "hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M",
    "openai/gpt-oss-20b",
    "qwen3-vl:8b",
    "deepseek-r1:14b",
    "smollm2:135m",
    "mistral-small3.2:24b",
    "granite4:tiny-h",
    "cloudy-llama:7b",
    "codellama:7b",
    "starcoder2:15b-instruct",
    "stablelm2:1.6b",
    "granite-code:8b",
    "granite3.2-vision:2b",
    "mediocre-7b",
    "gemma-3n-e4b",
    "vanguard/phi-4:latest",
    "e5-labs/qwen3-4b-2507",
  ])("may be one with any other name: %s", async (id) => {
    expect(await found([await server("Ollama", listOf(id))])).toBe(`${id} in Ollama`);
  });
});

describe("none is found, and nothing fails, where a port", () => {
  const page = "<!doctype html><title>Welcome</title>";
  const odd: Readonly<Record<string, Answer>> = {
    "sends a page": (response) => response.setHeader("Content-Type", "text/html").end(page),
    "says nothing": (response) => response.end(),
    refuses: (response) => response.writeHead(401).end(listOf("llama3.2")),
    fails: (response) => response.writeHead(500).end(listOf("llama3.2")),
    "hangs up": (response) => response.destroy(),
    "breaks off": (response) => {
      response.writeHead(200, { "Content-Length": "1000" }).write('{"data":[');
      response.destroy();
    },
    "isn't of HTTP": (response) => response.socket?.end("SSH-2.0-OpenSSH_9.6\r\n"),
    "lists nothing": (response) => response.end(listOf()),
    "has another shape": (response) => response.end('{"models":[{"name":"llama3.2"}]}'),
    "lists no list": (response) => response.end('{"data":{"id":"llama3.2"}}'),
    "lists names alone": (response) => response.end('{"data":["llama3.2"]}'),
    "nests without an end": (response) => response.end("[".repeat(1_000_000)),
    "packs a bomb": (response) => {
      const ids = Array.from({ length: 100_000 }, (_, number) => `llama-${number}`);
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(listOf(...ids)));
    },
    "names without an end": (response) => response.end(listOf("a".repeat(500))),
    "names with quotes": (response) =>
      response.end(listOf("a'b", 'a"b', "a`b", "a\nOPENAI_API_KEY=b", "$(id)", "")),
  };

  test.each(Object.entries(odd))("%s", async (_, answer) => {
    expect(await found([await server("Ollama", answer)])).toBeUndefined();
  });

  test("sends on to another address, which isn't asked", async () => {
    const other = await server("LM Studio", listOf("llama3.2"));
    const away = await server("Ollama", (response) =>
      response.writeHead(302, { Location: `${other.url}/models` }).end(),
    );
    expect(await found([away])).toBeUndefined();
    expect(doubles[0]?.asked).toEqual([]);
  });

  test("lists more than a megabyte, or without an end", async () => {
    const ids = Array.from({ length: 40_000 }, (_, number) => `llama-${number}`);
    expect(await found([await server("Ollama", listOf(...ids))])).toBeUndefined();
    const endless = await server("Ollama", (response) => {
      const pour = () => {
        while (response.write(`${" ".repeat(65_536)}`));
      };
      response.on("drain", pour);
      pour();
    });
    expect(await found([endless])).toBeUndefined();
  });
});

test("one odd name in a list doesn't hide the others", async () => {
  const body = JSON.stringify({ data: [null, { id: 7 }, { id: "a b" }, { id: "phi4:14b" }] });
  expect(await found([await server("Ollama", body)])).toBe("phi4:14b in Ollama");
});

test("a port that never answers, or drips, is given up, and the other's model is taken", async () => {
  const studio = await server("LM Studio", listOf("phi-4"));
  const silent = await server("Ollama", () => "never answers");
  const dripping = await server("Ollama", (response) => {
    const drip = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(drip));
  });
  const begin = performance.now();
  expect(await found([silent, dripping, studio])).toBe("phi-4 in LM Studio");
  // 300 ms for both together, and room for a busy machine.
  expect(performance.now() - begin).toBeLessThan(5000);
});

test("all are asked at once: one may wait for the other", async () => {
  const asked = Promise.withResolvers<void>();
  const first = await server(
    "Ollama",
    (response) => void asked.promise.then(() => response.end(listOf("a:1b"))),
  );
  const second = await server("LM Studio", (response) => {
    asked.resolve();
    response.end(listOf("b"));
  });
  expect(await found([first, second])).toBe("a:1b in Ollama");
});
