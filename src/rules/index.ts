export type { BuildOptions, Score } from './kinds/kind.ts'
export type { Vocabulary } from './definition/vocabulary.ts'
export { check, checkInTurns } from './engine/check.ts'
export { wholeSentence } from './engine/cut-sentence.ts'
export { evidenceOf, figuresOf, likelihoodOf, priorOf, weighing, type Evidence, type Seen, type Weights } from './claim/likely.ts'
export type { CheckOptions } from './engine/options.ts'
export { mergeFindings, Precedence } from './engine/merge.ts'
export { compileRules, type CompiledRules } from './engine/compile.ts'
export { combineRules } from './engine/combine.ts'
export { eitherList, listOfWords, readDictionary, type WordList } from './words/dictionary.ts'
export { TECHNICAL_WORDS } from './words/technical-words.ts'
export { neededText } from './engine/needed-text.ts'
export { doubtFindings, type Remark } from './engine/doubt.ts'
export { judgeGuidelines, type Judge, type Judgements } from './engine/judge.ts'
export type { Judgement } from './definition/judgement.ts'
export type { ClassBook } from './load/classes.ts'
export { loadRules, plainValues, type Loaded, type LoadOptions } from './load/load.ts'
export { proofsOf, runProofs, type Proof, type ProofFailure, type ProofResult } from './load/proofs.ts'
export { RunningCheck } from './engine/recheck.ts'
export * from './definition/rule.ts'
export * from './definition/claim.ts'
export { lawOf, together, type Law } from './definition/laws.ts'
export { ruleIn, ruleWords, untold, wordsIn, type RuleWords, type ToldWords } from './definition/rule-words.ts'
export { needsAdvice } from './definition/suggestion.ts'
export { appliesAt, appliesOn, type Applies } from './definition/applies.ts'
export { meant } from './load/meant.ts'
export { causeLeftOut, CAUSES, chosenFor, NOTHING_CHOSEN, type Cause, type Choice } from './select/choice.ts'
export { guessMarkets, MARKETS } from './select/guess.ts'
export { inMarkets } from './select/in-markets.ts'
export { isForMarkets, marketOf } from './select/markets.ts'
export { EVERYTHING, marketsWithoutRules, reasonLeftOut, selectRules, type Selection } from './select/select.ts'
export { isAllowed, isWithin, type Allowed } from './select/allowed.ts'
export { Protection } from './suggest/protection.ts'
export { sparingNames } from './suggest/own-names.ts'
export { applySuggestions, protectedFindings, type Applied, type ApplyOptions, type Change, type Unapplied } from './suggest/apply.ts'
export type { Tagger } from './words/tagger.ts'
export {
  builtInStyle,
  readValeIni,
  readWordLines,
  settingsFor,
  stylesIn,
  vocabularyFolders,
  type FileSettings,
  type ValeSettings,
} from './vale/ini.ts'
export { NOTHING_IGNORED, withIgnores, withoutIgnored, type ValeIgnores } from './vale/ignores.ts'
