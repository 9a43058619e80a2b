import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeMedianLoad, type PageLoad } from './PageLoad';
import { formatBundleRatio, formatBareRatio, formatResults, formatRenderedRatio } from './formatResults';

const load: PageLoad = {
  requests: 5,
  roundTrips: 3,
  documentBytes: 4000,
  scriptBytes: 131_400,
  styleBytes: 9000,
  imageBytes: 0,
  apiBytes: 2000,
  otherBytes: 0,
  firstPaint: 380,
  content: 500,
  rendered: 1800,
  interactive: 1900,
  layoutShift: 0.08,
  blocking: 20,
  clickToPaint: 40,
};

test('prints each measure beside its budget', () => {
  const table = formatResults(load, { ...load, scriptBytes: 0 }).join('\n');
  assert.match(table, /JavaScript +131\.4 kB +0\.0 kB +188 kB +within/);
  assert.match(table, /Serial round trips +3 +3 +2 +over/);
  assert.match(table, /Cumulative layout shift +0\.080 +0\.080 +0\.05 +over/);
});

test('compares the page with the bare page', () => {
  assert.match(
    formatBareRatio([load], [{ ...load, interactive: 1600 }]),
    /1\.19 \(1900 ms against 1600 ms.*: within$/,
  );
  assert.match(formatBareRatio([load], [{ ...load, interactive: 1000 }]), /1\.90.*: over$/);
});

test('compares the time to the rendered screen with the bare page', () => {
  assert.match(
    formatRenderedRatio([load], [{ ...load, rendered: 1500 }]),
    /rendered.*1\.20 \(1800 ms against 1500 ms\)$/,
  );
});

test('ignores a slow moment of the machine', () => {
  const [quick, slow] = [
    { ...load, interactive: 1300 },
    { ...load, interactive: 2600 },
  ];
  const bares = [1000, 1000, 2000, 2000, 2000].map((interactive) => ({ ...load, interactive }));
  assert.match(
    formatBareRatio([quick, quick, quick, slow, slow], bares),
    /1\.30 \(1300 ms against 2000 ms.*: within$/,
  );
});

test('compares the page with one bundle of the same screens', () => {
  assert.match(
    formatBundleRatio('cold', [load], [{ ...load, rendered: 1600 }]),
    /cold.*1\.13 \(1800 ms against 1600 ms.*: within$/,
  );
  assert.match(formatBundleRatio('warm', [load], [{ ...load, rendered: 1500 }]), /warm.*1\.20.*: over$/);
});

test('computes the median of each measure separately', () => {
  const loads = [load, { ...load, content: 300 }, { ...load, content: 9000, requests: 6 }];
  assert.equal(computeMedianLoad(loads).content, 500);
  assert.equal(computeMedianLoad(loads).requests, 5);
});
