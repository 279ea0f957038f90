-- Posts the JSON given after -- repeatedly; reports answers that are no success.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"

function init(args)
  wrk.body = args[1]
end
