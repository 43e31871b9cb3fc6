import { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { readJson } from "#shared/json.ts";
import { type Change, REMEMBERED, VideoQueue } from "./queue.ts";

const TABLES = [
  "CREATE TABLE IF NOT EXISTS queue (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, revision INTEGER NOT NULL)",
  "CREATE TABLE IF NOT EXISTS videos (id TEXT PRIMARY KEY, video TEXT NOT NULL) WITHOUT ROWID",
  "CREATE TABLE IF NOT EXISTS removed (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE)",
  "CREATE TABLE IF NOT EXISTS unreadable (number INTEGER PRIMARY KEY, id TEXT NOT NULL, video TEXT NOT NULL)",
];

/**
 * A queue's changes in the object's own SQLite database, so that a new instance begins where the last one ended.
 * Nothing is written for a queue that never held anything, and nothing that can't be read is lost or in the way.
 */
export class Journal {
  readonly #storage: DurableObjectStorage;
  /** Whether the tables are there as this version writes them. */
  #ready = false;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** The queue as it was, or a new one where there was none. */
  read(): VideoQueue {
    if (!isBegun(this.#storage)) return newQueue();
    try {
      return this.#read();
    } catch (error) {
      console.error({ journal: "unreadable", error: String(error) });
      this.#putAside();
      return newQueue();
    }
  }

  /** Writes a change whole or not at all. @param queue the one it made. */
  write({ videos, removed }: Change, queue: VideoQueue): void {
    const sql = this.#storage.sql;
    this.#storage.transactionSync(() => {
      this.#prepare();
      for (const id of removed) {
        sql.exec("DELETE FROM videos WHERE id = ?", id);
        sql.exec("INSERT OR REPLACE INTO removed (id) VALUES (?)", id);
      }
      for (const video of videos) {
        sql.exec("INSERT OR REPLACE INTO videos (id, video) VALUES (?, ?)", video.id, JSON.stringify(video));
        sql.exec("DELETE FROM removed WHERE id = ?", video.id);
      }
      if (removed.length > 0)
        sql.exec("DELETE FROM removed WHERE number <= (SELECT MAX(number) FROM removed) - ?", REMEMBERED);
      sql.exec("INSERT OR REPLACE INTO queue (one, id, revision) VALUES (1, ?, ?)", queue.id, queue.revision);
    });
  }

  /** The database is about to be deleted. */
  forget(): void {
    this.#ready = false;
  }

  #prepare(): void {
    if (this.#ready) return;
    for (const table of TABLES) this.#storage.sql.exec(table);
    this.#ready = true;
  }

  #read(): VideoQueue {
    const sql = this.#storage.sql;
    this.#storage.transactionSync(() => this.#prepare());
    const { id, revision } = sql
      .exec<{ id: string; revision: number }>("SELECT id, revision FROM queue")
      .one();
    const rows = sql.exec<{ id: string; video: string }>("SELECT id, video FROM videos").toArray();
    const parsed = rows.map((row) => ({ row, video: ScheduledVideo.safeParse(readJson(row.video)).data }));
    for (const { row, video } of parsed) if (video === undefined) this.#putRowAside(row);
    const removed = sql.exec<{ id: string }>("SELECT id FROM removed ORDER BY number").toArray();
    return new VideoQueue(id, {
      revision,
      videos: parsed.flatMap(({ video }) => video ?? []),
      removed: removed.map((row) => row.id),
    });
  }

  #putRowAside({ id, video }: { readonly id: string; readonly video: string }): void {
    console.error({ journal: "unreadable video", id });
    const sql = this.#storage.sql;
    this.#storage.transactionSync(() => {
      sql.exec("INSERT INTO unreadable (id, video) VALUES (?, ?)", id, video);
      sql.exec("DELETE FROM videos WHERE id = ?", id);
    });
  }

  /** Tables that aren't ours to read any more keep what they hold, under other names. */
  #putAside(): void {
    const sql = this.#storage.sql;
    const aside = `aside_${Date.now()}`;
    this.#ready = false;
    this.#storage.transactionSync(() => {
      for (const name of tablesIn(this.#storage))
        if (!name.startsWith("aside_")) sql.exec(`ALTER TABLE "${name}" RENAME TO "${aside}_${name}"`);
    });
  }
}

/** Whether a journal holds a queue, whatever mode wrote it. */
export function isBegun(storage: DurableObjectStorage): boolean {
  return tablesIn(storage).includes("queue");
}

function tablesIn({ sql }: DurableObjectStorage): string[] {
  return sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'sqlite_%'",
    )
    .toArray()
    .map(({ name }) => name);
}

/** A queue that was never there before. */
export function newQueue(): VideoQueue {
  return new VideoQueue(crypto.randomUUID());
}
