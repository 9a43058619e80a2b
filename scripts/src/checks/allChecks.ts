import { links } from '@marquee/shared-contracts';
import { answeredLinks } from './answeredLinks';
import { bannedWords } from './bannedWords';
import { citedRules } from './citedRules';
import { currentLinks } from './currentLinks';
import { exactPins } from './exactPins';
import { importCircles } from './importCircles';
import { importOrder } from './importOrder';
import { layeredStyles } from './layeredStyles';
import { machinePaths } from './machinePaths';
import { namedAfterExport } from './namedAfterExport';
import { noEscapes } from './noEscapes';
import { noRawAddresses } from './noRawAddresses';
import { nounFolders } from './nounFolders';
import { plainNames } from './plainNames';
import { privateFields } from './privateFields';
import { projectAt } from './Project';
import { sameRemoteFiles } from './sameRemoteFiles';
import { settledReads } from './settledReads';
import { shownComponents } from './shownComponents';
import { testImports } from './testImports';

/** Returns every violation in the project at `root`. */
export function allChecks(root: string): string[] {
  const project = projectAt(root);
  return [
    namedAfterExport,
    plainNames,
    nounFolders,
    bannedWords,
    sameRemoteFiles,
    testImports,
    exactPins,
    machinePaths(root),
    citedRules,
    answeredLinks(links),
    currentLinks,
    noRawAddresses,
    noEscapes,
    settledReads,
    layeredStyles,
    importOrder,
    importCircles,
    privateFields,
    shownComponents,
  ].flatMap((check) => check(project));
}
