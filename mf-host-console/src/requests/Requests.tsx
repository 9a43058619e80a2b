import { type FormQuestion, formatHits } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import {
  Button,
  ButtonLink,
  CallView,
  Empty,
  Pagination,
  SearchField,
  SelectField,
  Skeleton,
  usePagePosition,
} from '@marquee/shared-contracts/ui';
import { CardTable, useTableFilter } from '@marquee/shared-contracts/widgets/card-table';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from '../attendees/Attendees.module.css';
import { AnswerColumns, listColumns } from '../attendees/AnswerColumns';
import { CsvFileField } from '../csv/CsvFileField';
import { LineErrors } from '../csv/LineErrors';
import { DecisionBar } from './DecisionBar';
import { DeclineDialog } from './DeclineDialog';
import { RequestRow } from './RequestRow';
import { type RequestFilter, type RequestsPage, RequestsStore } from './RequestsStore';

const COLUMNS = ['Person', 'Phone', 'Institute', 'Type', 'Requested'];
const STATES = { Open: 'pending', Declined: 'declined' } as const;

interface ScreenProps {
  eventId: string;
  /** The event's own questions. */
  questions: readonly FormQuestion[];
}

/** The people who ask to be registered, with search, pages, CSV and the host's decisions (HO-20). */
export const Requests = observer(function Requests({ eventId, questions }: ScreenProps) {
  const [store] = useState(() => new RequestsStore(eventId));
  const [query, change] = useTableFilter();
  const q = query.get('q') ?? '';
  const state = query.get('state') === 'declined' ? 'declined' : 'pending';
  const columns = query.get('columns') ?? '';
  const { page, after } = usePagePosition();
  useEffect(
    () => store.show({ q, state, columns }, { page, after }),
    [store, q, state, columns, page, after],
  );
  useLive({ types: ['EVENT_CHANGED'], eventId }, () => void store.refresh());
  return (
    <section className={styles.page} aria-labelledby="requests">
      <h2 id="requests">Requests</h2>
      <RequestSearch filter={{ q, state, columns }} questions={questions} onChange={change} />
      <CallView
        call={store.list}
        loadingText="Loading the requests..."
        skeleton={<Skeleton count={12} />}
        failureText="The requests could not be loaded"
      >
        {(list) => (
          <People
            store={store}
            list={list}
            filter={{ q, state, columns }}
            page={page}
            questions={listColumns(questions, columns)}
          />
        )}
      </CallView>
      <DeclineDialog store={store} />
    </section>
  );
});

interface SearchProps {
  filter: RequestFilter;
  questions: readonly FormQuestion[];
  onChange: (changed: Partial<Record<keyof RequestFilter, string>>) => void;
}

/** Search, state and columns of the list. */
const RequestSearch = ({ filter: { q, state, columns }, questions, onChange }: SearchProps) => (
  <>
    <div className={styles.search}>
      <SearchField
        label="Name, email, phone or institute"
        value={q}
        onSearch={(text) => onChange({ q: text })}
      />
      <SelectField
        label="State"
        options={Object.keys(STATES)}
        value={state === 'pending' ? 'Open' : 'Declined'}
        onChange={(name) => onChange({ state: name === 'Declined' ? 'declined' : '' })}
      />
    </div>
    <AnswerColumns questions={questions} columns={columns} onChange={onChange} />
  </>
);

interface Props {
  store: RequestsStore;
  list: RequestsPage;
  filter: RequestFilter;
  page: number;
  /** The own questions that have a column. */
  questions: readonly FormQuestion[];
}

const People = observer(function People({ store, list, filter, page, questions }: Props) {
  const { content, totalElements: total, totalPages, next } = list;
  if (total === 0)
    return (
      <Empty drawing="people" text={filter.state === 'pending' ? 'No open requests' : 'No declined requests'}>
        {filter.q === '' ? null : <ButtonLink to="?view=requests">Show all requests</ButtonLink>}
      </Empty>
    );
  return (
    <>
      <div className={styles.facts}>
        <output>{`${formatHits(total, filter.q)} ${total === 1 ? 'request' : 'requests'}`}</output>
        <Files store={store} filter={filter} />
      </div>
      <DecisionBar store={store} people={content} />
      <CardTable
        caption="Requests, first asked first"
        columns={[...COLUMNS, ...questions.map(({ text }) => text)]}
        actions="Decision"
      >
        {content.map((person) => (
          <RequestRow key={person.id} store={store} person={person} questions={questions} />
        ))}
      </CardTable>
      <Pagination label="Pages of requests" page={page} pages={totalPages} next={next} />
    </>
  );
});

/** The file to decide in, and its way back. */
const Files = observer(function Files({ store, filter }: Pick<Props, 'store' | 'filter'>) {
  const lineErrors = store.reading.result?.lineErrors;
  return (
    <div className={styles.files}>
      <Button isBusy={store.exporting.loading} onClick={() => void store.export(filter)}>
        Download CSV
      </Button>
      <CsvFileField label="Upload decisions" onChoose={(file) => void store.read(file)} />
      {lineErrors === undefined ? null : (
        <LineErrors
          text="No decision of this file was saved. Fix these lines, then upload the file again:"
          lineErrors={lineErrors}
          onClose={() => store.reading.reset()}
        />
      )}
    </div>
  );
});
