import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openServer } from '../../../api/src/database/openDatabase';

/** An empty database on a server, until it is dropped. */
export async function newDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `stories_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string): Promise<void> => {
    const server = openServer(serverUrl);
    await sql
      .raw(statement)
      .execute(server)
      .finally(() => server.destroy());
  };
  await administer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}
