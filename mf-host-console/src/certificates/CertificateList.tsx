import {
  CERTIFICATE_STATES,
  type CertificateState,
  formatCertificateCode,
  formatHits,
  formatShortDateTime,
  type HostCertificate,
  links,
} from '@marquee/shared-contracts';
import {
  Button,
  CallView,
  Empty,
  Pagination,
  SearchField,
  SelectField,
  Skeleton,
  usePagePosition,
} from '@marquee/shared-contracts/ui';
import { CardTable, Cell, RowHeading, useTableFilter } from '@marquee/shared-contracts/widgets/card-table';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CertificateDialog } from './CertificateDialog';
import styles from './Certificates.module.css';
import type { CertificatePage, CertificatesStore } from './CertificatesStore';

const STATE_NAMES: Readonly<Record<string, string>> = {
  '': 'All certificates',
  valid: 'Valid',
  revoked: 'Revoked',
  withdrawn: 'Withdrawn',
} satisfies Record<'' | CertificateState, string>;

/** The issued certificates with search, states, pages and CSV (CE-5). */
export const CertificateList = observer(function CertificateList({ store }: { store: CertificatesStore }) {
  const [query, change] = useTableFilter();
  const q = query.get('q') ?? '';
  const state = CERTIFICATE_STATES.find((one) => one === query.get('state')) ?? '';
  const { page, after } = usePagePosition();
  useEffect(() => store.show({ q, state }, { page, after }), [store, q, state, page, after]);
  return (
    <section className={styles.section} aria-labelledby="issued">
      <h2 id="issued">Issued certificates</h2>
      <div className={styles.filter}>
        <SearchField label="Search by name or code" value={q} onSearch={(text) => change({ q: text })} />
        <SelectField
          label="State"
          value={state}
          options={['', ...CERTIFICATE_STATES]}
          formatOption={(option) => STATE_NAMES[option] ?? option}
          onChange={(chosen) => change({ state: chosen })}
        />
        <Button isBusy={store.exporting.loading} onClick={() => void store.export({ q, state })}>
          Download CSV
        </Button>
      </div>
      <CallView
        call={store.list}
        loadingText="Loading certificates..."
        skeleton={<Skeleton count={12} />}
        failureText="The certificates could not be loaded"
      >
        {(list) => <Rows store={store} list={list} page={page} q={q} />}
      </CallView>
      <CertificateDialog store={store} />
    </section>
  );
});

const COLUMNS = ['Person', 'Certificate', 'State', 'Issued', 'Actions'];

interface RowsProps {
  store: CertificatesStore;
  list: CertificatePage;
  page: number;
  /** The text of the search. */
  q: string;
}

const Rows = ({ store, list: { content, totalElements, totalPages, next }, page, q }: RowsProps) => (
  <>
    <output>{`${formatHits(totalElements, q)} ${totalElements === 1 ? 'certificate' : 'certificates'}`}</output>
    {totalElements === 0 ? <Empty text="No certificates match your selection." /> : null}
    {content.length === 0 ? null : (
      <CardTable caption="Certificates by name" columns={COLUMNS}>
        {content.map((certificate) => (
          <Row key={certificate.id} store={store} certificate={certificate} />
        ))}
      </CardTable>
    )}
    <Pagination label="Pages of the certificates" page={page} pages={totalPages} next={next} />
  </>
);

const Row = ({ store, certificate }: { store: CertificatesStore; certificate: HostCertificate }) => {
  const { name, email, code, kind, rank, state, reason, issuedAt } = certificate;
  return (
    <tr>
      <RowHeading detail={email}>{name === '' ? 'Deleted user' : name}</RowHeading>
      <Cell label="Certificate">
        <Link to={links.certificate(code)}>{formatCertificateCode(code)}</Link>
        {kind === 'WINNER' ? ` · rank ${rank ?? ''}` : ''}
      </Cell>
      <Cell label="State">{reason === '' ? STATE_NAMES[state] : `${STATE_NAMES[state]}: ${reason}`}</Cell>
      <Cell label="Issued" isOneLine>
        <time dateTime={issuedAt}>{formatShortDateTime(issuedAt)}</time>
      </Cell>
      <Cell label="Actions">
        <div className={styles.buttons}>
          <RowActions store={store} certificate={certificate} />
        </div>
      </Cell>
    </tr>
  );
};

const RowActions = ({ store, certificate }: { store: CertificatesStore; certificate: HostCertificate }) => {
  const { name, state } = certificate;
  if (state === 'withdrawn') return null;
  if (state === 'revoked')
    return (
      <Button aria-label={`Restore: ${name}`} onClick={() => void store.restore(certificate)}>
        Restore
      </Button>
    );
  return (
    <>
      <Button aria-label={`Rename: ${name}`} onClick={() => store.open({ kind: 'rename', certificate })}>
        Rename
      </Button>
      <Button aria-label={`Revoke: ${name}`} onClick={() => store.open({ kind: 'revoke', certificate })}>
        Revoke
      </Button>
    </>
  );
};
