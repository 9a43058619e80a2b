import { participation, pathOf } from '@marquee/shared-contracts';
import type { Crowd } from '../../../../api/src/proof/seedCrowd';
import { filledForm } from '../../../../api/src/testing/filledForm';

export interface Rush {
  taken: number;
  refused: number;
  other: number;
  seconds: number;
}

const TOGETHER = 100;

/** Everybody registers for the one event, a hundred at a time; counts who got a seat. */
export async function registrationRush(address: string, { tokens, eventIds }: Crowd): Promise<Rush> {
  const url = address + pathOf(participation.register.path, { eventId: eventIds[0] ?? '' });
  const waiting = [...tokens];
  const statuses: number[] = [];
  const started = performance.now();
  const lane = async (): Promise<void> => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(filledForm) });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
  const seconds = (performance.now() - started) / 1000;
  const count = (status: number) => statuses.filter((one) => one === status).length;
  const [taken, refused] = [count(201), count(409)];
  return { taken, refused, other: statuses.length - taken - refused, seconds };
}
