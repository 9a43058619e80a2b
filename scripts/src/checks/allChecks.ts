import { links } from '@marquee/shared-contracts';
import { answeredLinks } from './answeredLinks';
import { citedRules } from './citedRules';
import { exactPins } from './exactPins';
import { freshTables } from './freshTables';
import { importOrder } from './importOrder';
import { layeredStyles } from './layeredStyles';
import { machinePaths } from './machinePaths';
import { namedAfterExport } from './namedAfterExport';
import { noEscapes } from './noEscapes';
import { plainNames } from './plainNames';
import { projectAt } from './Project';
import { quotedTexts } from './quotedTexts';
import { sameFrame } from './sameFrame';
import { settledReads } from './settledReads';

/** Every violation of the layout rules in the project at `root`. */
export function allChecks(root: string): string[] {
  const project = projectAt(root);
  return [
    namedAfterExport,
    plainNames,
    sameFrame,
    exactPins,
    machinePaths(root),
    citedRules,
    answeredLinks(links),
    noEscapes,
    settledReads,
    layeredStyles,
    importOrder,
    quotedTexts,
    freshTables,
  ].flatMap((check) => check(project));
}
