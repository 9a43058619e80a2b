import { normalizeName } from './names';

/** Maximum number of rooms, and maximum length of a room name (RM-2). */
export const ROOMS_MAX = 200;
export const ROOM_NAME_MAX_LENGTH = 40;

/** Allocations in one list of all rooms; more are read in pages (RM-6). */
export const ALLOCATIONS_MAX = 1000;

/** Groups without a room that are listed after rooms were filled (RM-7). */
export const UNASSIGNED_MAX = 200;

/** Normalizes typed names and drops blank lines (RM-4). */
export const parseRoomNames = (lines: readonly string[]): string[] =>
  lines.map(normalizeName).filter((name) => name !== '');

/** The key by which room names count as equal (RM-2). */
export const normalizeRoomName = (name: string): string => normalizeName(name).toLowerCase();

/** Returns the error of one room name. */
export const findRoomNameError = (name: string): string | undefined =>
  normalizeName(name) === '' || [...normalizeName(name)].length > ROOM_NAME_MAX_LENGTH
    ? `A room's name has 1 to ${ROOM_NAME_MAX_LENGTH} characters.`
    : undefined;

/** Returns the error of a list of room names; `roomCount`, if given, must match its length (RM-2). */
export function findRoomNamesError(lines: readonly string[], roomCount?: number): string | undefined {
  const names = parseRoomNames(lines);
  if (names.length === 0 || names.length > ROOMS_MAX) return `Please name 1 to ${ROOMS_MAX} rooms.`;
  if (roomCount !== undefined && roomCount !== names.length)
    return `${roomCount} room names were expected, but ${names.length} named.`;
  return names.map(findRoomNameError).find((error) => error !== undefined);
}
