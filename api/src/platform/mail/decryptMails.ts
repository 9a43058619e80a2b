import { MailCipher } from './MailCipher';
import { layoutMail } from './layoutMail';

interface StoredBody {
  id: string;
  text: string;
  html: string;
  sealed: string | null;
}

/** Rows of the outbox with decrypted texts, for the developer's mailbox and for tests. */
export function decryptMails<Row extends StoredBody>(
  rows: readonly Row[],
  secret: string,
): Omit<Row, 'sealed'>[] {
  const cipher = new MailCipher(secret);
  return rows.map(({ sealed, ...row }) => {
    if (sealed === null) return row;
    const text = cipher.open(row.id, sealed);
    return { ...row, ...layoutMail({ text }) };
  });
}
