// What every file of stories needs before its tests. Not the story runner's own set-up: that loads Babel and half of Storybook once a file.
import config from '../../.storybook/test-runner.ts';

globalThis.__sbPreVisit = config.preVisit;
globalThis.__sbPostVisit = config.postVisit;
// Asked for only when a story has left its page.
globalThis.__sbSetupPage = async (...page) => (await import('@storybook/test-runner')).setupPage(...page);
