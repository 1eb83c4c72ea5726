import { LanternFirstContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-first-contentful-paint.js';
import { getComputationDataParams } from 'lighthouse/core/computed/metrics/lantern-metric.js';
import { UserTimings } from 'lighthouse/core/computed/user-timings.js';
import * as Lantern from 'lighthouse/core/lib/lantern/lantern.js';

/** The mark that the dashboard sets on the browser's timeline once its first numbers are painted. */
const markName = 'corredor:first-figure';

/**
 * When the first figure is seen on Lighthouse's phone, in seconds, and the KiB of scripts and styles asked for until then; nothing for pages
 * that have none. Lighthouse simulates when its own moments come only, so this one is put in the place of the largest picture.
 */
export async function firstFigure(artifacts, { configSettings: settings, audits }) {
  const { Trace: trace, DevtoolsLog: devtoolsLog, GatherContext: gatherContext, URL, SourceMaps, HostDPR } = artifacts;
  const context = { settings, computedCache: new Map() };
  const data = { trace, devtoolsLog, gatherContext, settings, URL, SourceMaps, HostDPR, simulator: null };
  const marks = await UserTimings.request(trace, context);
  const mark = marks.find(({ name }) => name === markName);
  if (!mark) return {};
  const params = await getComputationDataParams(data, context);
  const { timestamps } = params.processedNavigation;
  const processedNavigation = {
    ...params.processedNavigation,
    timestamps: { ...timestamps, largestContentfulPaint: timestamps.timeOrigin + mark.startTime * 1000 },
  };
  const fcpResult = await LanternFirstContentfulPaint.request(data, context);
  const { timing } = Lantern.Metrics.LargestContentfulPaint.compute({ ...params, processedNavigation }, { fcpResult });
  const seen = mark.startTime;
  const before = (audits['network-requests']?.details?.items ?? []).filter(
    ({ resourceType, networkRequestTime }) =>
      ['Script', 'Stylesheet'].includes(resourceType) && networkRequestTime <= seen,
  );
  return {
    figure: timing / 1000,
    codeBefore: before.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  };
}
