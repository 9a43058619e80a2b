// Browsers may refuse storage (private mode, full disk); callers then rely on memory alone.
function ignoreErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Texts that outlive tab, reload and crash on this device, shared by all tabs. */
export interface NamespacedStorage {
  /** All stored texts by name. */
  entries: () => Map<string, string>;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
}

/** The beginning of labels whose texts a logout removes from this device. */
const SESSION_PREFIX = 'marquee.session.';

/** The IndexedDB database that a logout removes from this device. */
export const SESSION_DATABASE = 'marquee.session';

/** Removes what belongs to a session from this device: storage whose label begins with `session.`, and the database. */
export function removeSessionData(): void {
  ignoreErrors(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(SESSION_PREFIX))
      .forEach((key) => localStorage.removeItem(key)),
  );
  ignoreErrors(() => indexedDB.deleteDatabase(SESSION_DATABASE));
}

/**
 * Storage under a label, in localStorage. Labels of personal data include the account id, which keeps other users of
 * the device out; the data survives logout, unless the label begins with `session.`.
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
