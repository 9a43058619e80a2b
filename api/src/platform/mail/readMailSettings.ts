/** The rate of sending. */
export interface MailSettings {
  /** Connections of one instance to the mail server. */
  connections: number;
  /** Mails of the kind `bulk` per instance and second. */
  bulkPerSecond: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `MAIL_CONNECTIONS` and `MAIL_BULK_PER_SECOND`. */
export const readMailSettings = (environment: Environment): MailSettings => ({
  connections: readWholeNumber(environment, { name: 'MAIL_CONNECTIONS', usual: 10, least: 3, most: 100 }),
  bulkPerSecond: readWholeNumber(environment, {
    name: 'MAIL_BULK_PER_SECOND',
    usual: 50,
    least: 1,
    most: 1000,
  }),
});

interface WholeNumber {
  name: string;
  usual: number;
  least: number;
  most: number;
}

function readWholeNumber(environment: Environment, { name, usual, least, most }: WholeNumber): number {
  const text = environment[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!/^[0-9]{1,4}$/.test(text) || value < least || value > most)
    throw new Error(`${name} must be a number from ${least} to ${most}, not "${text}".`);
  return value;
}
