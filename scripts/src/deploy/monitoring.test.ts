import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { events, live } from '@marquee/shared-contracts';
import { backgroundErrors } from '../../../api/src/platform/background/backgroundErrors';
import { MailMetrics } from '../../../api/src/platform/mail/MailMetrics';
import { setUpTestApp } from '../../../api/src/testing/setUpTestApp';
import { createProject, type Project, projectAt } from '../checks/Project';
import { root } from '../test/runProgram';
import { findMetricErrors } from './findMetricErrors';
import { findRunbookErrors } from './findRunbookErrors';
import { ALERTS, listExpressions } from './listExpressions';
import { type ExportedLabels, parseMetrics } from './parseMetrics';
import { collectValues, readManifests } from './readManifests';

const project = projectAt(root);
const DASHBOARD = 'deploy/grafana/dashboards/marquee.json';

/** The project with another text in one file. */
function plant(path: string, part: string, other: string): Project {
  const text = project.read(path);
  assert.ok(text.includes(part), `${path} contains ${part}`);
  const changed = createProject({ [path]: text.replaceAll(part, other) });
  return { ...project, read: (name) => (name === path ? changed.read(name) : project.read(name)) };
}

const mailFigures = new MailMetrics();
const test = setUpTestApp({ mailFigures }, async () => {
  mailFigures.countSent('code');
  mailFigures.countFailed('code');
  mailFigures.countGivenUp('code');
  backgroundErrors.inc({ task: 'a test' });
  const counts = { remote: 'mf-quiz', version: '1.0.0', loads: 20, errors: 1 };
  const hour = new Date(test.clock.now().getTime() - 1);
  await test.database
    .insertInto('releaseHours')
    .values({ ...counts, hour })
    .execute();
  await test.app.http.inject(live.stream.path);
  await test.call(events.events, {});
  exported = parseMetrics((await test.app.http.inject('/metrics')).body);
});
let exported: Map<string, ExportedLabels>;

describe('the metrics of rules and dashboard', () => {
  const find = (from: Project) => findMetricErrors(listExpressions(from), exported);

  it('are those that the API exports', () => {
    assert.ok(listExpressions(project).length > 50);
    assert.deepEqual(find(project), []);
  });

  for (const [path, part, other, error] of [
    [ALERTS, 'marquee_ready', 'marquee_readiness', /alerts.yaml: the API has no metric marquee_readiness$/],
    [ALERTS, 'kind="code"', 'sort="code"', /marquee_mail_oldest_seconds has no label sort$/],
    [ALERTS, 'name="registry"', 'name="registries"', /marquee_check has no name "registries"$/],
    [ALERTS, '/api/v1/stream', '/api/v1/streams', /has no route "GET .api.v1.streams"$/],
    [DASHBOARD, 'by (status)', 'by (state)', /marquee.json: no metric has the label state$/],
    [DASHBOARD, 'marquee_passwords_waiting', 'marquee_passwords', /no metric marquee_passwords$/],
  ] as const)
    it(`must not say ${other}`, () => {
      assert.match(find(plant(path, part, other))[0] ?? '', error);
    });

  it('stand in valid expressions', () => {
    assert.throws(() => find(plant(ALERTS, 'sum by (task) (', 'sum by (task) ((')), /no PromQL/);
  });
});

describe('the dashboard', () => {
  it('reads from the data source that its variable chooses', () => {
    const dashboard: { panels: { type: string; id: number }[] } = JSON.parse(project.read(DASHBOARD));
    const sources = collectValues(dashboard, 'datasource');
    assert.ok(sources.length > 40);
    for (const source of sources) assert.deepEqual(source, { type: 'prometheus', uid: '${datasource}' });
    const ids = dashboard.panels.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
  });
});

describe('each alert', () => {
  it('says what to do', () => {
    assert.deepEqual(findRunbookErrors(project), []);
  });

  it('must not lose its heading or its link', () => {
    const lost = plant('docs/operation.md', '# MarqueeSlow\n', '# MarqueeLate\n');
    assert.deepEqual(findRunbookErrors(lost), [
      'docs/operation.md: no heading MarqueeSlow',
      'deploy/prometheus/alerts.yaml: no alert MarqueeLate',
    ]);
    const wrong = plant(ALERTS, '#marqueeslow', '#slow');
    assert.match(findRunbookErrors(wrong)[0] ?? '', /the link of MarqueeSlow leads elsewhere$/);
  });
});

describe('Prometheus', () => {
  const manifests = readManifests(project);
  const readFile = (name: string) => manifests.find(({ path }) => path === `deploy/${name}`)?.body;
  const compose = readFile('compose.yaml');
  const [services = {}] = collectValues(compose, 'services') as Record<string, object>[];

  it('reads each instance of Compose', () => {
    const instances = Object.keys(services).filter((name) => name.startsWith('api-'));
    assert.deepEqual(
      collectValues(readFile('prometheus/prometheus.yaml'), 'targets').flat(),
      instances.map((name) => `${name}:3000`),
    );
  });

  it('reads from the address that the API lets read', () => {
    const [address] = collectValues(services['prometheus'], 'ipv4_address');
    const readers = new Set(collectValues(services, 'METRICS_FROM'));
    assert.deepEqual(readers, new Set([`\${METRICS_FROM:-127.0.0.1, ${String(address)}}`]));
  });

  it('finds the pods by the annotations of the deployment', () => {
    const text = JSON.stringify(readFile('prometheus/kubernetes.yaml'));
    const [annotations = {}] = collectValues(readFile('kubernetes/base/deployment.yaml'), 'annotations');
    for (const name of ['prometheus.io/scrape', 'prometheus.io/port'])
      assert.ok(name in Object(annotations) && text.includes(name.replaceAll(/\W/g, '_')), name);
  });
});
