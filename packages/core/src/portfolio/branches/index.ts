export {
  type BranchFlags,
  type BranchGroup,
  branchGroupNames,
  branchGroups,
  type OfficialBranch,
  officialBranches,
} from './branches.ts';
