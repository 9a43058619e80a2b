/** Seconds that a start waits for its database server. */
export interface DatabaseSettings {
  waitSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const WAIT_SECONDS = 60;

/** Reads `DATABASE_WAIT_SECONDS`, from 0 to 600. */
export function readDatabaseSettings(environment: Environment): DatabaseSettings {
  const text = environment['DATABASE_WAIT_SECONDS'] ?? '';
  if (text === '') return { waitSeconds: WAIT_SECONDS };
  if (!/^[0-9]{1,3}$/.test(text) || Number(text) > 600)
    throw new Error(`DATABASE_WAIT_SECONDS must be a number from 0 to 600, not "${text}".`);
  return { waitSeconds: Number(text) };
}
