export {
  type BranchFlags,
  type BranchGroup,
  branchGroupNames,
  branchGroups,
  type OfficialBranch,
  officialBranches,
  officialBranchesOf,
} from './branches.ts';
