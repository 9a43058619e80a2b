import { normalizeName } from './names';

/** Most rooms of an event, and longest name of one, in characters (RM-2). */
export const ROOMS_MAX = 200;
export const ROOM_NAME_MAX_LENGTH = 40;

/** The names that a person typed, tidied, without blank lines (RM-4). */
export const parseRoomNames = (lines: readonly string[]): string[] =>
  lines.map(normalizeName).filter((name) => name !== '');

/** What makes two names of rooms the same (RM-2). */
export const roomKey = (name: string): string => normalizeName(name).toLowerCase();

/** Refuses the name of one room. */
export const findRoomNameError = (name: string): string | undefined =>
  normalizeName(name) === '' || [...normalizeName(name)].length > ROOM_NAME_MAX_LENGTH
    ? `A room's name has 1 to ${ROOM_NAME_MAX_LENGTH} characters.`
    : undefined;

/** Refuses a list of rooms to create; `roomCount`, where it is told, must be how many names there are (RM-2). */
export function findRoomNamesError(lines: readonly string[], roomCount?: number): string | undefined {
  const names = parseRoomNames(lines);
  if (names.length === 0 || names.length > ROOMS_MAX) return `Please name 1 to ${ROOMS_MAX} rooms.`;
  if (roomCount !== undefined && roomCount !== names.length)
    return `${roomCount} rooms were announced, but ${names.length} named.`;
  return names.map(findRoomNameError).find((error) => error !== undefined);
}
