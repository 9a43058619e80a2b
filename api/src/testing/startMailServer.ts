import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server of a test (RFC 5321). */
export interface MailServer {
  /** As in `MAIL_URL`. */
  url: string;
  /** All that clients said to it. */
  told(): string;
  /** Whom the mails that it took are for, one entry for each mail. */
  taken(): string[];
  close(): void;
}

/** Starts a mail server that takes every mail but the first few, to which it says to come again later. */
export async function startMailServer({ refusals = 0 } = {}): Promise<MailServer> {
  const taken: string[] = [];
  let told = '';
  let left = refusals;
  const serve = (socket: Socket): void => {
    let isData = false;
    let recipient = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (part) => {
      const text = part.toString();
      told += text;
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      recipient = /^RCPT TO:<(.*)>/i.exec(text)?.[1] ?? recipient;
      const isRefused = isData && left > 0;
      if (isRefused) left -= 1;
      else if (isData) taken.push(recipient);
      isData = /^DATA/i.test(text);
      socket.write(isRefused ? '451 later\r\n' : isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    told: () => told,
    taken: () => taken,
    close: () => server.close(),
  };
}
