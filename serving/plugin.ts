import { cloudflare } from "@cloudflare/vite-plugin";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { loadEnv, type Logger, type Plugin } from "vite";
import { unstable_getVarsForDev, unstable_readConfig } from "wrangler";
import * as z from "zod/mini";
import { findLocalModel, type LocalModel, MODEL_SERVERS, type ModelServer, nameOf } from "./local-model.ts";

/** Where a build says which configuration serves it, and what this file reads of that one. */
const DEPLOYED = ".wrangler/deploy/config.json";
const Deployed = z.object({ configPath: z.string() });
const Built = z.looseObject({
  main: z.string(),
  assets: z.optional(z.looseObject({ directory: z.string() })),
  vars: z.optional(z.record(z.string(), z.unknown())),
});

export interface ServingOptions {
  /** Where the Worker's sources begin, where that isn't what the configuration names. */
  readonly main?: string;
  /** Who is asked for a model. */
  readonly servers?: readonly ModelServer[];
}

/** A configuration, and the name of its environment where somebody chose one. */
interface Source {
  readonly path: string;
  readonly environment: string | undefined;
}

/**
 * Cloudflare's plugin, and a model on this machine for what it serves (docs/decisions/0005-building-and-serving.md).
 * What it builds never holds a word of that model: `vite build` doesn't look, and a server reads what is added from a
 * folder that is gone once it is up.
 */
export function serving({ main, servers = MODEL_SERVERS }: ServingOptions = {}): Plugin[] {
  let root = process.cwd();
  let found: { readonly model: LocalModel; readonly folder: string } | undefined;

  const look: Plugin = {
    name: "local-model",
    apply: "serve",
    async config(user, { mode, isPreview = false }) {
      root = resolve(user.root ?? ".");
      found = undefined;
      // As Cloudflare's plugin does right after this: by what it reads variables may stand in .env.
      Object.assign(process.env, loadEnv(mode, root, ["CLOUDFLARE_"]));
      const source = isPreview
        ? builtIn(root)
        : { path: join(root, "wrangler.toml"), environment: process.env.CLOUDFLARE_ENV };
      const model = source && (await modelFor(source, servers));
      if (source === undefined || model === undefined) return undefined;
      mkdirSync(join(root, ".wrangler"), { recursive: true });
      const folder = mkdtempSync(join(root, ".wrangler/local-model-"));
      found = { model, folder };
      copyVariables(source, folder, model);
      if (!isPreview) return undefined;
      copyBuilt(source, folder, model);
      return { root: folder };
    },
  };
  const worker = cloudflare({
    // For `vite`; a preview takes no such additions.
    config: () => ({
      ...(main === undefined ? {} : { main }),
      ...(found && { userConfigPath: join(found.folder, "wrangler.toml"), vars: variablesOf(found.model) }),
    }),
  });
  const tell: Plugin = {
    name: "local-model-told",
    apply: "serve",
    config: () => ({ root }),
    configureServer: (server) => done(server.config.logger),
    configurePreviewServer: (server) => done(server.config.logger),
  };
  const done = (logger: Logger) => {
    if (found === undefined) return;
    rmSync(found.folder, { recursive: true, force: true });
    const { server, id } = found.model;
    logger.info(
      `Answers come from ${nameOf(id)} in ${server.name} on this machine. CRESCENDO_LOCAL_MODEL=off turns that off.`,
    );
  };
  return [look, ...worker, tell];
}

/** What was built under a folder; nothing where nothing was. */
function builtIn(root: string): Source | undefined {
  const file = join(root, DEPLOYED);
  if (!existsSync(file)) return undefined;
  const { configPath } = Deployed.parse(JSON.parse(readFileSync(file, "utf8")));
  return { path: resolve(dirname(file), configPath), environment: undefined };
}

/** The model for whoever has named no other; nothing where somebody did, or wants none. */
async function modelFor({ path, environment }: Source, servers: readonly ModelServer[]) {
  const { vars, secrets } = unstable_readConfig({ config: path, env: environment }, { hideWarnings: true });
  const variables = unstable_getVarsForDev(path, undefined, vars, environment, true, secrets);
  const valueOf = (name: string) => String(variables[name]?.value ?? "").trim();
  const wish = process.env.CRESCENDO_LOCAL_MODEL?.trim() || valueOf("CRESCENDO_LOCAL_MODEL");
  if (wish.toLowerCase() === "off" || valueOf("OPENAI_API_KEY") || valueOf("OPENAI_BASE_URL"))
    return undefined;
  return findLocalModel(servers, valueOf("OPENAI_MODEL"));
}

const variablesOf = ({ server, id }: LocalModel) => ({
  OPENAI_BASE_URL: server.url,
  OPENAI_MODEL: id,
  LOCAL_MODEL_SERVER: server.name,
});

/** Copies the files of variables beside a configuration, with the model's at their end, where they win over empty ones. */
function copyVariables({ path, environment }: Source, folder: string, model: LocalModel): void {
  const lines = Object.entries(variablesOf(model)).map(([name, value]) => `${name}='${value}'\n`);
  const ends =
    environment === undefined ? ["", ".local"] : ["", ".local", `.${environment}`, `.${environment}.local`];
  for (const name of [".dev.vars", ".env"].flatMap((start) => ends.map((end) => start + end))) {
    const file = join(dirname(path), name);
    if (!existsSync(file)) continue;
    copyFileSync(file, join(folder, name));
    appendFileSync(join(folder, name), `\n${lines.join("")}`);
  }
}

/** Copies the configuration of what was built, with the model's variables, to where a preview of that folder looks. */
function copyBuilt({ path }: Source, folder: string, model: LocalModel): void {
  const { main, assets, vars, ...rest } = Built.parse(JSON.parse(readFileSync(path, "utf8")));
  const placed = (name: string) => resolve(dirname(path), name);
  const copy = {
    ...rest,
    main: placed(main),
    assets: assets && { ...assets, directory: placed(assets.directory) },
    vars: { ...vars, ...variablesOf(model) },
  };
  writeFileSync(join(folder, "wrangler.json"), JSON.stringify(copy));
  mkdirSync(dirname(join(folder, DEPLOYED)), { recursive: true });
  writeFileSync(
    join(folder, DEPLOYED),
    JSON.stringify({ configPath: join(folder, "wrangler.json"), auxiliaryWorkers: [] }),
  );
}
