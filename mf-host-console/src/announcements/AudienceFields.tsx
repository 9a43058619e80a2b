import type { HostEventDetails } from '@marquee/shared-contracts';
import { SelectField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { AnnouncementStore } from './AnnouncementStore';
import styles from './Announcements.module.css';

/** The people by state; '' means the registered ones. */
const STATES: Readonly<Record<string, string>> = {
  '': 'Registered',
  waiting: 'On the waitlist',
  pending: 'With an open request',
};

/** Names of the values of a filter; '' does not limit. */
const TEAMS: Readonly<Record<string, string>> = {
  '': 'All people',
  with: 'In a team',
  without: 'Without a team',
};
const CHECK_IN: Readonly<Record<string, string>> = {
  '': 'Everybody',
  yes: 'Checked in',
  no: 'Not checked in',
};

const getProps = (choices: Readonly<Record<string, string>>) => ({
  options: Object.keys(choices),
  formatOption: (option: string) => choices[option] ?? '',
});

interface Props {
  store: AnnouncementStore;
  event: HostEventDetails | undefined;
}

/** The states of people that an event can have, with the one that is chosen. */
const listStates = (event: HostEventDetails | undefined, chosen: string): string[] =>
  Object.keys(STATES).filter(
    (state) =>
      state === '' ||
      state === chosen ||
      (state === 'waiting' ? event?.waitlist || event?.waiting : event?.approval || event?.requests),
  );

/** Chooses the recipients of the announcement (AN-2). */
export const AudienceFields = observer(function AudienceFields({ store, event }: Props) {
  const { state } = store.form.values;
  const states = listStates(event, state);
  return (
    <div className={styles.pair}>
      {states.length > 1 ? (
        <SelectField
          label="People"
          value={state}
          {...getProps(STATES)}
          options={states}
          onChange={(value) => store.set('state', value)}
        />
      ) : null}
      {state === '' ? <RegisteredFields store={store} event={event} /> : null}
    </div>
  );
});

/** Limits the registered people. */
const RegisteredFields = observer(function RegisteredFields({ store, event }: Props) {
  const { team, checkedIn } = store.form.values;
  return (
    <>
      {event?.teamCreationAllowed ? (
        <SelectField
          label="Team"
          value={team}
          {...getProps(TEAMS)}
          onChange={(value) => store.set('team', value)}
        />
      ) : null}
      <SelectField
        label="Check-in"
        value={checkedIn}
        {...getProps(CHECK_IN)}
        onChange={(value) => store.set('checkedIn', value)}
      />
    </>
  );
});
