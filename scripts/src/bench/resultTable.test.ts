import assert from 'node:assert/strict';
import { test } from 'node:test';
import { medianLoad, type PageLoad } from './PageLoad';
import { bundleLine, ratioLine, resultTable, workingLine } from './resultTable';

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
  working: 1800,
  interactive: 1900,
  layoutShift: 0.08,
  blocking: 20,
  clickToPaint: 40,
};

test('each measure stands beside its budget', () => {
  const table = resultTable(load, { ...load, scriptBytes: 0 }).join('\n');
  assert.match(table, /JavaScript +131\.4 kB +0\.0 kB +182 kB +within/);
  assert.match(table, /Serial round trips +3 +3 +2 +over/);
  assert.match(table, /Cumulative layout shift +0\.080 +0\.080 +0\.05 +over/);
});

test('the page stands beside the bare one', () => {
  assert.match(
    ratioLine([load], [{ ...load, interactive: 1600 }]),
    /1\.19 \(1900 ms against 1600 ms.*: within$/,
  );
  assert.match(ratioLine([load], [{ ...load, interactive: 1000 }]), /1\.90.*: over$/);
});

test('when the page itself is at work stands beside it too', () => {
  assert.match(
    workingLine([load], [{ ...load, working: 1500 }]),
    /at work.*1\.20 \(1800 ms against 1500 ms\)$/,
  );
});

test('a slower while of the machine is none of the page', () => {
  const [quick, slow] = [
    { ...load, interactive: 1300 },
    { ...load, interactive: 2600 },
  ];
  const bares = [1000, 1000, 2000, 2000, 2000].map((interactive) => ({ ...load, interactive }));
  assert.match(
    ratioLine([quick, quick, quick, slow, slow], bares),
    /1\.30 \(1300 ms against 2000 ms.*: within$/,
  );
});

test('the page stands beside the same screens in one bundle', () => {
  assert.match(
    bundleLine('cold', [load], [{ ...load, working: 1600 }]),
    /cold.*1\.13 \(1800 ms against 1600 ms.*: within$/,
  );
  assert.match(bundleLine('warm', [load], [{ ...load, working: 1500 }]), /warm.*1\.20.*: over$/);
});

test('the median is taken of each measure by itself', () => {
  const loads = [load, { ...load, content: 300 }, { ...load, content: 9000, requests: 6 }];
  assert.equal(medianLoad(loads).content, 500);
  assert.equal(medianLoad(loads).requests, 5);
});
