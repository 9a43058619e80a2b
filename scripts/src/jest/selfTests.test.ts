import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { execa } from 'execa';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, '.cache', `planted-tests-${process.pid}`);

const planted = `
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import styles from './Card.module.css';

let turn = (_on: boolean) => {};
function Lamp() {
  const [on, set] = useState(false);
  turn = set;
  return <p className={styles.lamp}>{on ? 'bright' : 'dark'}</p>;
}

it('complains', () => { console.warn('the sky falls'); });
it('updates outside act', async () => { render(<Lamp />); turn(true); await screen.findByText('bright'); });
it('expects the complaint', () => {
  const heard = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  console.error('as planned');
  expect(heard).toHaveBeenCalledWith('as planned');
});
it('finds an empty page, classes by name, and the users\\' own time', () => {
  expect(document.body).toBeEmptyDOMElement();
  render(<Lamp />);
  expect(screen.getByText('dark')).toHaveClass('lamp');
  expect(new Date(0).getHours()).toBe(5);
});
it('updates inside act', () => { render(<Lamp />); act(() => turn(true)); expect(screen.getByText('bright')).toBeVisible(); });
it('calls the network', async () => { await expect(fetch('/api')).rejects.toThrow('answer the call with fakeApi()'); });
`;

interface Config {
  default: { projects: object[] };
}

interface Report {
  testResults: { message: string; assertionResults: { title: string; status: string }[] }[];
}

let report: Report;

before(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'Lamp.test.tsx'), planted);
  writeFileSync(join(folder, 'Card.module.css'), '.lamp {}');
  const config = (await import(join(root, 'jest.config.js'))) as Config;
  const [project] = config.default.projects;
  const here = { ...project, rootDir: folder, testMatch: ['**/*.test.tsx'] };
  const flags = ['--json', '--config', JSON.stringify(here)];
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = await execa(process.execPath, [jest, ...flags], { cwd: folder, reject: false });
  report = JSON.parse(stdout) as Report;
});

after(() => rmSync(folder, { recursive: true, force: true }));

test('a test that leaves a warning on the console fails, all others pass', () => {
  const [file] = report.testResults;
  const failed = file?.assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title);
  assert.deepEqual(failed, ['complains', 'updates outside act'], file?.message);
  assert.equal(file?.assertionResults.length, 6);
});

test('the failure quotes the warning', () => {
  const message = report.testResults[0]?.message ?? '';
  assert.match(message, /console\.warn: the sky falls/);
  assert.match(message, /not wrapped in act/);
});
