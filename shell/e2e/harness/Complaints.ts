import type { Page } from 'playwright-core';

/**
 * Collects a page's errors: console errors (a violated content policy is one), exceptions that
 * nobody caught. A story that provokes one says so before by `expect`.
 */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.heard.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.heard.push(`exception: ${error.stack ?? error.message}`));
  }

  /** A refused call is on the console too: `expect(/401/)` before a wrong password. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  unexpected(): string[] {
    return this.heard.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}
