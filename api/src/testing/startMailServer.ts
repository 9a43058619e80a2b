import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** An accepted mail; `at` is `performance.now()`. */
export interface ReceivedMail {
  to: string;
  messageId: string;
  at: number;
}

/** A mail server for tests. */
export interface MailServer {
  /** The value for `MAIL_URL`. */
  url: string;
  /** Sender, recipient and text of each mail that arrived whole, in the words of the protocol. */
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

const findMessageId = (data: string): string => /^Message-ID: *<(.*)>/im.exec(data)?.[1] ?? '';

/** The sender's and the first recipient's addresses. */
const readEnvelope = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom === false ? '' : mailFrom.address,
  to: rcptTo[0]?.address ?? '',
});

/** Counts and holds the open connections of a server. */
function trackSockets(server: SMTPServer) {
  const sockets = new Set<Socket>();
  const counted = { opened: 0 };
  server.server.on('connection', (socket: Socket) => {
    counted.opened += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    connections: () => counted.opened,
    cut: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** Receives mails by a behaviour and records them. */
function createReceiver({ refusals = 0, hangs = () => false }: Behaviour) {
  const mails: ReceivedMail[] = [];
  const state = { refusals, received: '' };
  const receive = async (data: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> => {
    const { from, to } = readEnvelope(session);
    const body = await text(data);
    state.received += `MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\n${body}`;
    if (hangs(to)) return new Promise(() => undefined);
    state.refusals -= 1;
    if (state.refusals >= 0) return Object.assign(new Error('later'), { responseCode: 451 });
    mails.push({ to, messageId: findMessageId(body), at: performance.now() });
    return null;
  };
  return { mails, receive, received: () => state.received };
}

/** Starts a mail server that accepts every mail unless `behaviour` differs. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const { latency = () => 0 } = behaviour;
  const { mails, receive, received } = createReceiver(behaviour);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (data, session, reply) =>
      void receive(data, session)
        // A sender that dies in the middle of a mail breaks its stream.
        .catch((error: Error) => error)
        .then((error) => setTimeout(() => reply(error), latency())),
  });
  // Some tests cut connections, which the server reports as errors.
  server.on('error', () => undefined);
  const { connections, cut } = trackSockets(server);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    recipients: () => mails.map(({ to }) => to),
    mails: () => mails,
    connections,
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}
