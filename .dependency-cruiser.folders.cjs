// No circle of folders: what a folder needs never comes back to need it. Tests and stories may look from outside, and words are fetched by
// one list for all features, so neither counts here.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      comment: 'What two rooms need of each other belongs into a third one, below both.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.(test|stories|fixtures)\\.tsx?$|/messages/|/(testing|stories)/` },
  },
};
