/** A channel to the other tabs of this browser. */
export interface TabChannel<Message> {
  post: (message: Message) => void;
  close: () => void;
}

/**
 * Opens a channel; `onMessage` receives the messages of other tabs. Does nothing in browsers without
 * BroadcastChannel.
 */
export function tabChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`marquee.${name}`);
  channel.addEventListener('message', (event: MessageEvent<Message>) => onMessage(event.data));
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
