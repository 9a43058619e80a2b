import { links, type Role } from '../../contract/index';
import { tabStorage } from '../deviceStorage';

const NAME = 'continueAt';
const LIKE = 'continueLike';

/**
 * Whether a text is a place of this site: an absolute path, never another origin (AU-27). The browser's own reading
 * decides, because it drops tabs and line ends: '/\t/elsewhere.test' is another origin.
 */
export const isOwnPath = (path: string): boolean => {
  const { origin } = window.location;
  return path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin;
};

/** Where a person of a role lands: participants at `/`, hosts at `/home-host` (spec section 4). */
export const homeOf = (role: Role): string => (role === 'HOST' ? links.hostHome() : links.home());

/** The place to go on at after logging in; it survives a reload of the tab, and is used once (AU-27). */
export const continuation = {
  remember: (path: string): void => {
    tabStorage.drop(LIKE);
    if (isOwnPath(path)) tabStorage.keep(NAME, path);
  },
  /** What was wanted there: the heart of an event, a private one's with its key (RT-9). Another place forgets it. */
  rememberLike: (eventId: string, inviteKey?: string): void =>
    tabStorage.keep(LIKE, [eventId, inviteKey ?? ''].join(' ').trim()),
  /** The event, and its key if it needs one; neither when no heart was wanted. */
  takeLike: (): [eventId?: string | undefined, inviteKey?: string | undefined] => {
    const [eventId, ...key] = (tabStorage.read(LIKE) ?? '').split(' ').filter(Boolean);
    tabStorage.drop(LIKE);
    return key.length === 0 ? [eventId] : [eventId, key.join(' ')];
  },
  forget: (): void => {
    tabStorage.drop(NAME);
    tabStorage.drop(LIKE);
  },
  /** The remembered place, else the role's home. */
  take: (role: Role): string => {
    const path = tabStorage.read(NAME);
    tabStorage.drop(NAME);
    return path !== null && isOwnPath(path) ? path : homeOf(role);
  },
};
