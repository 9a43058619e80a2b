/** Speaks to the other tabs of this device that have the same channel open. */
export interface TabChannel<Message> {
  say: (message: Message) => void;
  close: () => void;
}

/** Opens a channel; `hear` gets what other tabs say, never what this one says. Silent where the browser has none. */
export function tabChannel<Message>(name: string, hear: (message: Message) => void): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { say: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`marquee.${name}`);
  channel.addEventListener('message', (event: MessageEvent<Message>) => hear(event.data));
  return { say: (message) => channel.postMessage(message), close: () => channel.close() };
}
