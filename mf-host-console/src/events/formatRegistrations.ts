import type { HostEvent } from '@marquee/shared-contracts';

/** Formats active registrations against capacity: "12 of 100" or "12 · Unlimited" (EV-6, EV-28). */
export const formatRegistrations = ({
  registrations,
  capacityMax,
}: Pick<HostEvent, 'registrations' | 'capacityMax'>): string =>
  capacityMax === null ? `${registrations} · Unlimited` : `${registrations} of ${capacityMax}`;
