import { SelectField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { AnnouncementStore } from './AnnouncementStore';
import styles from './Announcements.module.css';

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

/** Who gets the announcement (AN-2). */
export const AudienceFields = observer(function AudienceFields({
  store,
  hasTeams,
}: {
  store: AnnouncementStore;
  hasTeams: boolean;
}) {
  const { team, checkedIn } = store.form.values;
  return (
    <div className={styles.pair}>
      {hasTeams ? (
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
    </div>
  );
});
