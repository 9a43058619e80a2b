import { type Environment, readVariable } from './Environment';

/** Each without a default that would be right for people: said before anything is opened. */
const NEEDED = {
  DATABASE_URL: 'DATABASE_URL must name a PostgreSQL server when NODE_ENV is production.',
  MAIL_URL: 'MAIL_URL must name a mail server when NODE_ENV is production.',
  SECRET: 'SECRET must be set when NODE_ENV is production: all instances on one database share it.',
  PUBLIC_URL: 'PUBLIC_URL must say where people reach the product when NODE_ENV is production.',
} as const;

/** Refuses to run for people without what they need; names the first variable that is missing. */
export function requireProductionSettings(environment: Environment): void {
  for (const [name, sentence] of Object.entries(NEEDED))
    if (readVariable(environment, name) === undefined) throw new Error(sentence);
}
