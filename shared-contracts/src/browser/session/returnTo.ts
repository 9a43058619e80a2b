import { links, type Role } from '../../contract/index';
import { tabStorage } from '../deviceStorage';

const PATH_KEY = 'continueAt';
const LIKE_KEY = 'continueLike';

/**
 * Whether a text is an absolute path of this origin (AU-27). The browser's URL parser decides, because it drops tabs
 * and line ends: '/\t/elsewhere.test' is another origin.
 */
export const isSameOriginPath = (path: string): boolean => {
  const { origin } = window.location;
  return path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin;
};

/** The home path of a role: `/` for participants, `/home-host` for hosts. */
export const homeOf = (role: Role): string => (role === 'HOST' ? links.hostHome() : links.home());

/** The path to continue at after login; it survives a reload of the tab and is used once (AU-27). */
export const returnTo = {
  setPath: (path: string): void => {
    tabStorage.remove(LIKE_KEY);
    if (isSameOriginPath(path)) tabStorage.set(PATH_KEY, path);
  },
  /**
   * Remembers an event to like after login, with the invite key of a private event. Setting another path clears the
   * like (RT-9).
   */
  setLike: (eventId: string, inviteKey?: string): void =>
    tabStorage.set(LIKE_KEY, [eventId, inviteKey ?? ''].join(' ').trim()),
  /** Returns and clears the event to like and its invite key. */
  takeLike: (): [eventId?: string | undefined, inviteKey?: string | undefined] => {
    const [eventId, ...key] = (tabStorage.read(LIKE_KEY) ?? '').split(' ').filter(Boolean);
    tabStorage.remove(LIKE_KEY);
    return key.length === 0 ? [eventId] : [eventId, key.join(' ')];
  },
  clear: (): void => {
    tabStorage.remove(PATH_KEY);
    tabStorage.remove(LIKE_KEY);
  },
  /** The remembered path, or null. */
  readPath: (): string | null => tabStorage.read(PATH_KEY),
  /** Returns and clears the remembered path, or the role's home without a path. */
  takePath: (role: Role): string => {
    const path = tabStorage.read(PATH_KEY);
    tabStorage.remove(PATH_KEY);
    return path !== null && isSameOriginPath(path) ? path : homeOf(role);
  },
};
