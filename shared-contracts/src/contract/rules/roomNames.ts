import { tidyName } from './names';

/** Most rooms of an event, and longest name of one, in characters (RM-2). */
export const ROOMS_MAX = 200;
export const ROOM_NAME_MAX_LENGTH = 40;

/** The names that a person typed, tidied, without blank lines (RM-4). */
export const givenRoomNames = (lines: readonly string[]): string[] =>
  lines.map(tidyName).filter((name) => name !== '');

/** What makes two names of rooms the same (RM-2). */
export const roomKey = (name: string): string => tidyName(name).toLowerCase();

/** Refuses the name of one room. */
export const roomNameError = (name: string): string | undefined =>
  tidyName(name) === '' || [...tidyName(name)].length > ROOM_NAME_MAX_LENGTH
    ? `A room's name has 1 to ${ROOM_NAME_MAX_LENGTH} characters.`
    : undefined;

/** Refuses a list of rooms to create; `roomCount`, where it is told, must be how many names there are (RM-2). */
export function roomNamesError(lines: readonly string[], roomCount?: number): string | undefined {
  const names = givenRoomNames(lines);
  if (names.length === 0 || names.length > ROOMS_MAX) return `Please name 1 to ${ROOMS_MAX} rooms.`;
  if (roomCount !== undefined && roomCount !== names.length)
    return `${roomCount} rooms were announced, but ${names.length} named.`;
  return names.map(roomNameError).find((error) => error !== undefined);
}
