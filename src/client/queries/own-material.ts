import { useState } from "react";
import type { OwnMaterial } from "#shared/contracts/own-material.ts";
import { ownMaterialOf } from "#client/lib/own-material.ts";
import { reportOutcome } from "#client/lib/outcome.ts";
import { pastedComments } from "#client/lib/pasted-comments.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { useKnownVideos } from "./channel.ts";

const { channelSwitch, savedIdeas } = stores;

export interface OwnMaterialState {
  /** What there is to go along; undefined where there is nothing. */
  readonly kept: OwnMaterial | undefined;
  /** Whether it goes along. */
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  /** What goes along with a request; undefined where nothing does. @param text what is asked about. */
  readonly about: (text: string) => OwnMaterial | undefined;
}

/** The creator's own videos, saved ideas and pasted comments, as far as this browser has them: nothing is asked for. */
export function useOwnMaterial(): OwnMaterialState {
  const videos = useKnownVideos();
  const ideas = useStore(savedIdeas);
  const on = useStore(channelSwitch) === "yes";
  const [comments] = useState(pastedComments);
  const of = (text: string) => ownMaterialOf({ videos, savedIdeas: ideas, comments }, text);
  return {
    kept: of(""),
    on,
    turn: (next) => void reportOutcome(channelSwitch.write(next ? "yes" : "no")),
    about: (text) => (on ? of(text) : undefined),
  };
}
