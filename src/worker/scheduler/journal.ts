import { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { type Change, VideoQueue } from "./queue.ts";

const TABLES = [
  "CREATE TABLE queue (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, revision INTEGER NOT NULL)",
  "CREATE TABLE videos (id TEXT PRIMARY KEY, video TEXT NOT NULL) WITHOUT ROWID",
];

/**
 * A queue's changes in the object's own SQLite database, so that a new instance begins where the last one ended.
 * Nothing is written for a queue that never held anything.
 */
export class Journal {
  readonly #storage: DurableObjectStorage;
  #begun: boolean;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    const tables = storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'queue'");
    this.#begun = tables.toArray().length > 0;
  }

  /** The queue as it was, or a new one. A video that can't be read any more stays in the database, out of the queue. */
  read(): VideoQueue {
    const sql = this.#storage.sql;
    if (!this.#begun) return new VideoQueue(crypto.randomUUID());
    const { id, revision } = sql
      .exec<{ id: string; revision: number }>("SELECT id, revision FROM queue")
      .one();
    const rows = sql.exec<{ id: string; video: string }>("SELECT id, video FROM videos").toArray();
    const videos = rows.flatMap((row) => {
      const parsed = ScheduledVideo.safeParse(JSON.parse(row.video));
      if (parsed.success) return [parsed.data];
      console.error({ journal: "unreadable video", id: row.id });
      return [];
    });
    return new VideoQueue(id, { revision, videos });
  }

  /** Writes a change whole or not at all. @param queue the one it made. */
  write({ videos, removed }: Change, queue: VideoQueue): void {
    const sql = this.#storage.sql;
    this.#storage.transactionSync(() => {
      if (!this.#begun) for (const table of TABLES) sql.exec(table);
      for (const id of removed) sql.exec("DELETE FROM videos WHERE id = ?", id);
      for (const video of videos)
        sql.exec("INSERT OR REPLACE INTO videos (id, video) VALUES (?, ?)", video.id, JSON.stringify(video));
      sql.exec("INSERT OR REPLACE INTO queue (one, id, revision) VALUES (1, ?, ?)", queue.id, queue.revision);
    });
    this.#begun = true;
  }

  /** The database is about to be deleted. */
  forget(): void {
    this.#begun = false;
  }
}

/** Drops what a journal left behind, where the queue lives in memory only. */
export function dropJournal(storage: DurableObjectStorage): void {
  for (const table of ["videos", "queue"]) storage.sql.exec(`DROP TABLE IF EXISTS ${table}`);
}
