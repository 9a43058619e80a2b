import type { RegistrationForm } from '@marquee/shared-contracts';
import { tabStorage } from '@marquee/shared-contracts/browser';

const nameOf = (eventId: string): string => `registration.${eventId}`;

// What lies in the tab may be of an earlier release: only texts are taken.
const texts = (value: unknown): Partial<RegistrationForm> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {};

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** What was typed for an event, kept over going back and reloading, for this tab only (look: nothing typed is lost). */
export const keptForm = {
  read: (eventId: string): Partial<RegistrationForm> => texts(parsed(tabStorage.read(nameOf(eventId)) ?? '')),
  keep: (eventId: string, form: RegistrationForm): void => {
    // The account's address is not typed here, and another account may use the tab next (RG-6).
    const { email: _account, ...typed } = form;
    tabStorage.keep(nameOf(eventId), JSON.stringify(typed));
  },
  drop: (eventId: string): void => tabStorage.drop(nameOf(eventId)),
};
