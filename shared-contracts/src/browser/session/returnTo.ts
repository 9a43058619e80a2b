import { links, type Role } from '../../contract/index';
import { tabStorage } from '../deviceStorage';

const PATH_KEY = 'continueAt';
const LIKE_KEY = 'continueLike';

/**
 * Whether a text is a place of this site: an absolute path, never another origin (AU-27). The browser's own reading
 * decides, because it drops tabs and line ends: '/\t/elsewhere.test' is another origin.
 */
export const isSameOriginPath = (path: string): boolean => {
  const { origin } = window.location;
  return path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin;
};

/** Where a person of a role lands: participants at `/`, hosts at `/home-host` (spec section 4). */
export const homeOf = (role: Role): string => (role === 'HOST' ? links.hostHome() : links.home());

/** The place to go on at after logging in; it survives a reload of the tab, and is used once (AU-27). */
export const returnTo = {
  setPath: (path: string): void => {
    tabStorage.remove(LIKE_KEY);
    if (isSameOriginPath(path)) tabStorage.set(PATH_KEY, path);
  },
  /** What was wanted there: the heart of an event, a private one's with its key (RT-9). Another place forgets it. */
  setLike: (eventId: string, inviteKey?: string): void =>
    tabStorage.set(LIKE_KEY, [eventId, inviteKey ?? ''].join(' ').trim()),
  /** The event, and its key if it needs one; neither when no heart was wanted. */
  takeLike: (): [eventId?: string | undefined, inviteKey?: string | undefined] => {
    const [eventId, ...key] = (tabStorage.read(LIKE_KEY) ?? '').split(' ').filter(Boolean);
    tabStorage.remove(LIKE_KEY);
    return key.length === 0 ? [eventId] : [eventId, key.join(' ')];
  },
  clear: (): void => {
    tabStorage.remove(PATH_KEY);
    tabStorage.remove(LIKE_KEY);
  },
  /** The remembered place, else the role's home. */
  takePath: (role: Role): string => {
    const path = tabStorage.read(PATH_KEY);
    tabStorage.remove(PATH_KEY);
    return path !== null && isSameOriginPath(path) ? path : homeOf(role);
  },
};
