import { type Environment, readVariable } from './Environment';

/** Variables without a safe default, each with its error text. */
const REQUIRED = {
  DATABASE_URL: 'DATABASE_URL must name a PostgreSQL server when NODE_ENV is production.',
  MAIL_URL: 'MAIL_URL must name a mail server when NODE_ENV is production.',
  SECRET: 'SECRET must be set when NODE_ENV is production: all instances on one database share it.',
  PUBLIC_URL: 'PUBLIC_URL must say where people reach the product when NODE_ENV is production.',
} as const;

/** @throws with the first required variable that is missing */
export function requireProductionSettings(environment: Environment): void {
  for (const [name, message] of Object.entries(REQUIRED))
    if (readVariable(environment, name) === undefined) throw new Error(message);
}
