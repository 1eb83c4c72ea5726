import type { Coverage, CoverageType, Ref } from '@corredor/core/api';
import { textOrNull } from '../../frames/forms/index.ts';

/** A coverage as its form holds it. */
export interface CoverageValues {
  name: string;
  coverage_type: CoverageType;
  branch_id: number | null;
  description: string;
}

/** The form of a coverage, or of a new one in a branch. */
export const toCoverageValues = (coverage?: Coverage, branch?: Ref): CoverageValues => ({
  name: coverage?.name ?? '',
  coverage_type: coverage?.coverage_type ?? 'coverage',
  branch_id: coverage?.branch_id ?? branch?.id ?? null,
  description: coverage?.description ?? '',
});

/** What is sent; the check against the document tells what is missing. */
export const toCoverageInput = ({ name, coverage_type, branch_id, description }: CoverageValues) => ({
  name: name.trim(),
  coverage_type,
  branch_id,
  description: textOrNull(description),
});
