import { setTimeout } from 'node:timers/promises';

/** Between the look and the write of a broken twin: what a busy server puts there by chance, so that the twin always bites. */
export const pauseForRace = (): Promise<void> => setTimeout(30);
