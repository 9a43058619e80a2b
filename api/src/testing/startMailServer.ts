import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An accepted mail; `at` is `performance.now()`. */
export interface ReceivedMail {
  to: string;
  messageId: string;
  at: number;
}

/** A mail server for tests (RFC 5321). */
export interface MailServer {
  /** The value for `MAIL_URL`. */
  url: string;
  /** All text from clients. */
  received(): string;
  /** The recipient of each accepted mail. */
  recipients(): string[];
  /** The accepted mails in order. */
  mails(): readonly ReceivedMail[];
  /** The number of connections so far. */
  connections(): number;
  /** Cuts every open connection; new connections are accepted. */
  cut(): void;
  close(): void;
}

interface Behaviour {
  /** The number of mails that are first refused temporarily. */
  refusals?: number;
  /** Milliseconds between accepting a mail and confirming it. */
  latency?: () => number;
  /** Whether mails to this recipient get no reply. */
  hangs?: (recipient: string) => boolean;
}

const messageIdOf = (data: string): string => /^Message-ID: *<(.*)>/im.exec(data)?.[1] ?? '';

/** The received mails, and controls of the stand-in. */
class Ledger {
  readonly mails: ReceivedMail[] = [];
  readonly sockets = new Set<Socket>();
  opened = 0;
  told = '';
  #refusals: number;

  constructor(refusals: number) {
    this.#refusals = refusals;
  }

  take(recipient: string, data: string): string {
    if (this.#refusals > 0) {
      this.#refusals -= 1;
      return '451 later\r\n';
    }
    this.mails.push({ to: recipient, messageId: messageIdOf(data), at: performance.now() });
    return '250 ok\r\n';
  }
}

/** Serves one connection. */
function serve(socket: Socket, ledger: Ledger, { latency = () => 0, hangs = () => false }: Behaviour): void {
  let data: string | undefined;
  let recipient = '';
  ledger.opened += 1;
  ledger.sockets.add(socket);
  socket.once('close', () => ledger.sockets.delete(socket));
  socket.on('error', () => undefined);
  socket.write('220 test\r\n');
  const readBody = (text: string): void => {
    data = `${data ?? ''}${text}`;
    if (!data.endsWith('\r\n.\r\n')) return;
    const reply = hangs(recipient) ? undefined : ledger.take(recipient, data);
    data = undefined;
    if (reply !== undefined) setTimeout(() => socket.write(reply), latency());
  };
  socket.on('data', (part) => {
    const text = part.toString();
    ledger.told += text;
    if (data !== undefined) return readBody(text);
    recipient = /^RCPT TO:<(.*)>/i.exec(text)?.[1] ?? recipient;
    const isData = /^DATA/i.test(text);
    if (isData) data = '';
    socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
  });
}

/** Starts a mail server that accepts every mail unless `behaviour` differs. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const ledger = new Ledger(behaviour.refusals ?? 0);
  const take = (socket: Socket): void => serve(socket, ledger, behaviour);
  const server = createServer({ noDelay: true }, take).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = (): void => ledger.sockets.forEach((socket) => socket.destroy());
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => ledger.told,
    recipients: () => ledger.mails.map(({ to }) => to),
    mails: () => ledger.mails,
    connections: () => ledger.opened,
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}
