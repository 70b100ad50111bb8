/* The syntax tree of an own rule, as the engine writes it: wasm/src/own_rules.d.ts. */

export type {
  RuleBinder,
  RuleClause,
  RuleCondition,
  RuleExpression,
  RuleFunction,
  RuleItem,
  RuleOperator,
  RulePart,
  RuleRange,
  RuleRelation,
  RuleResult,
  RuleSet,
  RuleSetName,
  RuleTree,
} from '../engine/protocol';
