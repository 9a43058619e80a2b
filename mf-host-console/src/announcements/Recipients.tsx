import {
  type AnnouncementRecipient,
  announcements,
  formatShortDateTime,
  MAIL_STATES,
} from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { Button, CallView, SelectField, Skeleton } from '@marquee/shared-contracts/ui';
import { CardTable, Cell, RowHeading } from '@marquee/shared-contracts/widgets/card-table';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './Announcements.module.css';

/** chosen: recipients per page. */
const PAGE_SIZE = '50';

const NAMES: Readonly<Record<string, string>> = {
  '': 'All recipients',
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

interface Props {
  eventId: string;
  announcementId: string;
}

/** The recipients of an announcement with the state of each mail, by pages. */
export const Recipients = observer(function Recipients({ eventId, announcementId }: Props) {
  const [state, setState] = useState('');
  const [page, setPage] = useState(0);
  const [list] = useState(
    () =>
      new RemoteCall((of: { state: string; page: number }) =>
        request(announcements.recipients, {
          params: { eventId, announcementId },
          query: { page: String(of.page), size: PAGE_SIZE, ...(of.state !== '' && { state: of.state }) },
        }),
      ),
  );
  useEffect(() => void list.run({ state, page }), [list, state, page]);
  return (
    <div className={styles.section}>
      <SelectField
        label="Mails"
        value={state}
        options={['', ...MAIL_STATES]}
        formatOption={(option) => NAMES[option] ?? option}
        onChange={(chosen) => {
          setPage(0);
          setState(chosen);
        }}
      />
      <CallView call={list} loadingText="Loading recipients..." skeleton={<Skeleton count={6} />}>
        {({ content, totalElements, totalPages }) => (
          <>
            <output>{`${totalElements} ${totalElements === 1 ? 'mail' : 'mails'}`}</output>
            {totalElements === 0 ? null : <Table people={content} />}
            <Pages page={page} pages={totalPages} onGo={setPage} />
          </>
        )}
      </CallView>
    </div>
  );
});

/** The address of the page belongs to the list of announcements, so these pages have buttons. */
function Pages({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  if (pages <= 1) return null;
  return (
    <div className={styles.buttons}>
      <Button disabled={page === 0} onClick={() => onGo(page - 1)}>
        Previous recipients
      </Button>
      <Button disabled={page + 1 >= pages} onClick={() => onGo(page + 1)}>
        Next recipients
      </Button>
    </div>
  );
}

const Table = ({ people }: { people: readonly AnnouncementRecipient[] }) => (
  <CardTable caption="Recipients" columns={['Recipient', 'Mail', 'Time']}>
    {people.map(({ id, name, email, state, at }) => (
      <tr key={id}>
        <RowHeading detail={email}>{name}</RowHeading>
        <Cell label="Mail" isOneLine>
          {NAMES[state]}
        </Cell>
        <Cell label="Time" isOneLine isEmpty={at === null}>
          {at === null ? '–' : <time dateTime={at}>{formatShortDateTime(at)}</time>}
        </Cell>
      </tr>
    ))}
  </CardTable>
);
