// A browser may refuse storage (private mode, full disk): then the owner's own memory is all there is.
function ignoreErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Texts that outlive tab, reload and crash on this device, under names of their own; all tabs see the same. */
export interface NamespacedStorage {
  /** Everything that lies in it, by name. */
  entries: () => Map<string, string>;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
}

/**
 * The drawer of a label. What belongs to a person has the account's id in its label, so that nobody else who uses the
 * device comes by it; it stays over a log-out until its owner comes back for it.
 */
export function namespacedStorage(label: string): NamespacedStorage {
  const prefix = `marquee.${label}.`;
  return {
    entries: () => {
      const keys = ignoreErrors(() => Object.keys(localStorage)) ?? [];
      const own = keys.filter((key) => key.startsWith(prefix));
      const texts = own.map((key) => [
        key.slice(prefix.length),
        ignoreErrors(() => localStorage.getItem(key)),
      ]);
      return new Map(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    },
    set: (name, text) => void ignoreErrors(() => localStorage.setItem(prefix + name, text)),
    remove: (name) => void ignoreErrors(() => localStorage.removeItem(prefix + name)),
  };
}
