import type { RenewalStage, RenewalStageKind } from '@corredor/core/api';

/** A stage as its form holds it. */
export interface StageValues {
  name_es: string;
  name_en: string;
  kind: RenewalStageKind;
  stale_after_days: number | null;
}

/** The form of a stage. */
export const toStageValues = ({ name_es, name_en, kind, stale_after_days }: RenewalStage): StageValues => ({
  name_es,
  name_en,
  kind,
  stale_after_days,
});
/** The form of a new one. */
export const newStageValues: StageValues = { name_es: '', name_en: '', kind: 'open', stale_after_days: null };

/** What is sent of a stage: its kind is said once, and only in an open one can a card stand too long. */
export function toStageInput({ kind, ...values }: StageValues, position: number | undefined) {
  return {
    name_es: values.name_es.trim(),
    name_en: values.name_en.trim(),
    stale_after_days: kind === 'open' ? values.stale_after_days : null,
    ...(position !== undefined && { kind, position }),
  };
}

/** Where a new stage stands: after the last of its kind. */
export const placeOfNew = (stages: readonly RenewalStage[], kind: RenewalStageKind) =>
  stages.findLast((stage) => stage.kind === kind)?.position ?? stages.length;

/** The ids of all stages, with one of them a place up or down. */
export function reordered(stages: readonly RenewalStage[], id: number, by: -1 | 1): number[] {
  const ids = stages.map((stage) => stage.id);
  const at = ids.indexOf(id);
  const other = ids[at + by];
  return other === undefined ? ids : ids.with(at, other).with(at + by, id);
}
