import { type PageRegistry, releases } from '@marquee/shared-contracts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildReleaseStore } from './buildReleaseStore';
import type { TestApp } from './buildTestApp';

export const STABLE = '1.0.0';
export const CANARY = '1.1.0';

const describeRelease = (version: string) => ({
  name: 'mf-quiz',
  title: 'Quizzes',
  version,
  entry: { url: `/mf-quiz/${version}/remoteEntry.js`, integrity: 'sha256-abc' },
  screens: [],
  redirects: [],
  slots: [],
});

/** Creates a store in which half of the visitors get the canary of mf-quiz. */
export function buildCanaryStore() {
  const made = buildReleaseStore('/quiz');
  const file = join(made.storeDirectory, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.remotes['mf-quiz'] = { stable: STABLE, canary: { version: CANARY, percent: 50 }, previous: [] };
  registry.page.remotes = [
    { ...describeRelease(STABLE), canary: { ...describeRelease(CANARY), percent: 50 } },
  ];
  writeFileSync(file, JSON.stringify(registry));
  return made;
}

/** A visitor with the cookie of the document, in the version that the server chose. */
export interface CanaryVisitor {
  cookie: string;
  version: string;
  remoteAddress: string;
}

/** Visitors of pages during a canary, honest or not: they use only what the server gives to everybody. */
export class CanaryVisitors {
  readonly #test: TestApp;

  constructor(test: TestApp) {
    this.#test = test;
  }

  /** Opens pages until the server chooses this version for a new visitor. */
  async enter(version: string, remoteAddress: string): Promise<CanaryVisitor> {
    const { http } = this.#test.app;
    for (;;) {
      const page = await http.inject({ url: '/quiz', headers: { accept: 'text/html' }, remoteAddress });
      const cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
      const { remotes } = (
        await http.inject({ url: '/releases.json', headers: { cookie } })
      ).json<PageRegistry>();
      if (remotes[0]?.version === version) return { cookie, version, remoteAddress };
    }
  }

  async fetchToken({ cookie, remoteAddress }: CanaryVisitor): Promise<string | undefined> {
    const { path } = releases.reportToken;
    const answer = await this.#test.app.http.inject({ url: path, headers: { cookie }, remoteAddress });
    return answer.json().data?.token;
  }

  /** Sends one report, by default with the token of a new page load. */
  async report(visitor: CanaryVisitor, failed: boolean, given?: { token?: string; version?: string }) {
    const { cookie, remoteAddress } = visitor;
    const token = given?.token ?? (await this.fetchToken(visitor));
    const counts = failed ? { loads: 0, errors: 1 } : { loads: 1, errors: 0 };
    const row = { remote: 'mf-quiz', version: given?.version ?? visitor.version, ...counts };
    return this.#test.app.http.inject({
      method: 'POST',
      url: releases.report.path,
      headers: { cookie },
      remoteAddress,
      payload: { token, releases: Array.from({ length: 20 }, () => row) },
    });
  }

  /** As many visitors of a version, each in an own network; every `failsEvery`th has an error. */
  async reportHonestly(version: string, count: number, failsEvery = Infinity): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const visitor = await this.enter(version, `10.${String(index % 250)}.${version.charCodeAt(2)}.7`);
      await this.report(visitor, index % failsEvery === failsEvery - 1);
    }
  }
}
