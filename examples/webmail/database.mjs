// Two databases that answer any number of questions ("person:7") in one round trip.

import { setTimeout as sleep } from 'node:timers/promises';
import { labels, messages, people } from './mailbox.mjs';

// In memory, five milliseconds away.
class EmbeddedDatabase {
  name = 'embedded data';
  roundTrips = 0;

  async fetch(keys) {
    this.roundTrips++;
    await sleep(5);
    return keys.map((key) => {
      const [kind, id] = key.split(':');
      if (kind === 'person') return people[id - 1];
      if (kind === 'label') return labels[id - 1];
      return messages.filter(({ owner }) => owner === Number(id));
    });
  }

  close() {}
}

// A PostgreSQL server; postgres.sh starts one.
class PostgresDatabase {
  name = 'PostgreSQL';
  roundTrips = 0;
  #pool;

  static #QUERY = `
    SELECT 'person:' || id AS key, to_jsonb(person) AS row FROM person WHERE id = ANY($1)
    UNION ALL SELECT 'label:' || id, to_jsonb(label) FROM label WHERE id = ANY($2)
    UNION ALL SELECT 'inbox:' || owner, jsonb_agg(message ORDER BY id) FROM message WHERE owner = ANY($3) GROUP BY owner`;

  constructor(pool) {
    this.#pool = pool;
  }

  static async connect(connectionString) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString });
    await pool.query(`
      DROP TABLE IF EXISTS message, label, person;
      CREATE TABLE person (id int PRIMARY KEY, name text);
      CREATE TABLE label (id int PRIMARY KEY, name text);
      CREATE TABLE message (id int PRIMARY KEY, owner int, sender int, label int, subject text)`);
    for (const [table, rows] of Object.entries({ person: people, label: labels, message: messages }))
      await pool.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [JSON.stringify(rows)]);
    return new PostgresDatabase(pool);
  }

  async fetch(keys) {
    this.roundTrips++;
    const ids = { person: [], label: [], inbox: [] };
    for (const key of keys) {
      const [kind, id] = key.split(':');
      ids[kind].push(Number(id));
    }
    const { rows } = await this.#pool.query(PostgresDatabase.#QUERY, [ids.person, ids.label, ids.inbox]);
    const found = new Map(rows.map(({ key, row }) => [key, row]));
    return keys.map((key) => found.get(key));
  }

  close() {
    return this.#pool.end();
  }
}

export function openDatabase() {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? PostgresDatabase.connect(DATABASE_URL) : new EmbeddedDatabase();
}
