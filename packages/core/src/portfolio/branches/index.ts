export {
  type BranchFlags,
  type BranchGroup,
  branchGroupNames,
  branchGroups,
  branchNameIn,
  type OfficialBranch,
  officialBranches,
  officialBranchesOf,
} from './branches.ts';
