/**
 * Words of technical English that the general word lists do not have, in every form that is taken for right. Vale's own list has each of
 * them, so that none is flagged here alone; names of products are not among them, as a team's vocabulary has those it uses.
 */
export const TECHNICAL_WORDS: readonly string[] = (
  'accelerometer accelerometers additively algorithmically allocator allocators anonymize anonymizes anonymizing approver assignees ' +
  'atomicity auth authenticator authenticators autocomplete autocompleted autocompleting autocompletion autocompletions backend ' +
  'backends backfill backtick backticks balancer balancers barcode barcodes benchmarking biometric biometrics blocklist blocklists ' +
  'bytecode bytecodes cancellable cardinality centroid centroids changelog changelogs chargeback chargebacks cheatsheet cheatsheets ' +
  'checkboxes checksums codebase codebases codename codenamed codeword codewords compactions comparator comparators compressions ' +
  'contrib coprocessor cryptographic cryptographically curation customizability customizable customizations decompositions decrypt ' +
  'decrypted decrypting decrypts degradations deployable deprecations designator designators destructor detections dimensionality ' +
  'directionality disambiguated discoverable disjunction dismissible dropdown dropdowns duplications durations ecommerce embeddings ' +
  'encodings entrypoint entrypoints eventing executables fallbacks filesystem filesystems foldable formatter frontend frontends ' +
  'geolocation getter glyphs handoff handoffs hyperplanes ideation iframe iframes init initializations instantiation ' +
  'integrations interdependency invoker iteratively jitter kerning keychain keychains keyring kickstart kilobit kilobits labeler ' +
  'latencies lifecycle lifecycles linkable linter linters localhost mappable marshaller matcher microcopy microprogram microservice ' +
  'microservices minification minified minifies minify minifying modularity modularize mouseover multidirectional multifunction ' +
  'multifunctional multilayer multiprogramming natively noncompliant noncontiguous nonnegative nonpersistent normalizer normalizers ' +
  'observability observables offscreen ok optimizers optionality orchestrator orchestrators ownerships parallelize parallelizes ' +
  'parsers pathname permalink permalinks persistency pixelate pixelation poller polymorphism postfix postfixes prebuilt precomputed ' +
  'predefine preflight preprocessed preprocessing prerelease preselected presentational printhead programmatically prototypal ' +
  'prototyped provisioner quantized queueing quickstart reauthorization rebalanced reconfigures reconfiguring reconnection reflow ' +
  'reflows rehydrate renderer reproducibility rescale reselect reselection resolvers responder responders restartable ' +
  'resynchronization resynchronize resynchronized resynchronizes resynchronizing retransmission retransmissions retransmit ' +
  'retransmits retransmitted revalidate revalidation roadmap roundtrip runnable sawtooth scalable scannable schemas screencast ' +
  'screencasts selectable sexualized sharable sortable splitter splitters stateful stopword stopwords struct structs stylesheet ' +
  'stylesheets subclasses subdirectories subdirectory subfield submodule submodules subsegment subsequence subspaces subtype ' +
  'subtypes summarization superblock superclass superclasses symlink symlinked symlinks synchronizer templating testability theming ' +
  'timezones tokenize tokenized tokenizing topologies tradeoff tradeoffs traversable truncations tunable unallocated unanchored ' +
  'unassociated undirected unenrolled unhandled unlink unlinked unmapped unmonitored unselected untagged unterminated upgradable ' +
  'upgradeable uptime vectorization vectorized verifications webhook webhooks webpage whitespace whitespaces workspaces writeable'
).split(' ')
