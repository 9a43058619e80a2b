import { formatFullName, HOST_SEARCH_MIN_LENGTH } from '@marquee/shared-contracts';
import {
  Button,
  CallView,
  Empty,
  FormFailure,
  Pagination,
  SearchField,
  Skeleton,
  usePagePosition,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './Collaborators.module.css';
import type { CollaboratorsStore } from './CollaboratorsStore';
import { PersonCard } from './PersonCard';
import { RoleSelect } from './RoleSelect';

interface Props {
  store: CollaboratorsStore;
  onAdded: () => void;
}

/** Search for hosts by name; added hosts move to the connected hosts. */
export const HostSearch = observer(function HostSearch({ store, onAdded }: Props) {
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const { page, after } = usePagePosition();
  const { hosts, adding } = store;
  useEffect(() => store.search(q, { page, after }), [store, q, page, after]);
  return (
    <section className={`${styles.section} screen-only`} aria-labelledby="hosts">
      <h2 id="hosts">Add a host</h2>
      <SearchField
        label="Name of a host"
        hint={`At least ${HOST_SEARCH_MIN_LENGTH} letters`}
        value={q}
        onSearch={(text) =>
          setQuery(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true })
        }
      />
      <RoleSelect label="Role of added hosts" value={store.role} onChange={store.setRole} />
      {adding.error === undefined ? null : (
        <FormFailure text={`Error adding collaborator: ${adding.error.message}`} />
      )}
      <CallView call={hosts} loadingText="Loading hosts..." skeleton={<Skeleton shape="row" count={4} />}>
        {({ totalPages, next }) => (
          <>
            <AvailableHosts store={store} onAdded={onAdded} />
            <Pagination label="Pages of hosts" page={page} pages={totalPages} next={next} />
          </>
        )}
      </CallView>
    </section>
  );
});

const AvailableHosts = observer(function AvailableHosts({ store, onAdded }: Props) {
  const { availableHosts, addingId } = store;
  if (availableHosts.length === 0) return <Empty drawing="search" text="No other host has this name." />;
  return (
    <ul className={styles.list} aria-label="Hosts">
      {availableHosts.map((host) => (
        <PersonCard key={host.id} {...host} name={formatFullName(host)}>
          <Button
            isBusy={addingId === host.id}
            onClick={() => void store.add(host).then((added) => (added ? onAdded() : undefined))}
          >
            Add<span className="visually-hidden"> {formatFullName(host)}</span>
          </Button>
        </PersonCard>
      ))}
    </ul>
  );
});
